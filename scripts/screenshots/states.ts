import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { hydratedEvent } from '@/boot/protocol';
import { openTime } from '@/scripts/kit/open-time';
import { pagePaths } from '@/lib/pages/pages';
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };

const messages = { en, es };
/** Sunday at noon in the firm's time zone. */
const closedTime = new Date('2026-11-15T12:00:00-05:00');

/** A state of a page after some actions, and how to reach it from an unopened page. */
export type State = {
  name: string;
  /** Languages and widths in which the state exists; all by default. */
  locales?: readonly CompleteLocale[];
  below?: number;
  /** Whether to capture the whole page instead of one screen. */
  isFullPage?: boolean;
  show: (page: Page, open: (path: string) => Promise<void>, locale: CompleteLocale) => Promise<unknown>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The states of contract C, F, G and H that a visitor can see. */
export const states: readonly State[] = [
  {
    name: 'header-compact',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths.about, locale));
      await page.mouse.wheel(0, 200);
      await page.locator('header[data-state=compact]').waitFor();
    },
  },
  {
    name: 'menu',
    below: 1280,
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths.about, locale));
      await button(page, messages[locale].Menu.label).click();
    },
  },
  {
    name: 'focus',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths['make-payment'], locale));
      for (let step = 0; step < 14; step++) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'skip-link',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths.contact, locale));
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'modal',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths.employment, locale));
      await page.getByRole('link', { name: messages[locale].Openings.button }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'consent-given',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths['make-payment/efta-consent'], locale));
      await button(page, messages[locale].Consent.consent).click();
      await page.locator('h2:focus').waitFor();
    },
  },
  {
    name: 'consent-withdrawn',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths['make-payment/efta-consent'], locale));
      await button(page, messages[locale].Consent.consent).click();
      await button(page, messages[locale].Consent.withdraw).click();
    },
  },
  { name: 'chat-open', locales: ['en'], show: async (page, open) => openChat(page, open) },
  {
    name: 'chat-answered',
    locales: ['en'],
    show: async (page, open) => {
      await openChat(page, open);
      await button(page, contentIn('en').assistant.text.yes).click();
      await page.clock.runFor(1500);
    },
  },
  {
    name: 'chat-typing',
    locales: ['en'],
    show: async (page, open) => {
      await openChat(page, open);
      await say(page, 'When is my payment due?');
      await page.clock.runFor(1500);
    },
  },
  {
    name: 'chat-warned',
    locales: ['en'],
    show: async (page, open) => {
      await openChat(page, open);
      await say(page, '4111 1111 1111 1111');
      await page.clock.runFor(600);
    },
  },
  {
    name: 'chat-empty-message',
    locales: ['en'],
    show: async (page, open) => {
      await openChat(page, open);
      await page.getByRole('textbox').press('Enter');
      await page.clock.runFor(600);
    },
  },
  { name: 'chat-closed-office', locales: ['en'], show: async (page, open) => openChat(page, open, closedTime) },
  {
    name: 'chat-page',
    locales: ['en'],
    show: async (page, open) => {
      await page.clock.install({ time: openTime });
      await open(pagePaths.Chat);
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'progress-running',
    show: (page, open, locale) => followServices(page, open, locale, () => new Promise(() => {}), 'running'),
  },
  {
    name: 'progress-failed',
    show: (page, open, locale) =>
      followServices(
        page,
        open,
        locale,
        async () => {
          await page.context().setOffline(true);
        },
        'failed',
      ),
  },
  {
    name: 'error',
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths['make-payment/efta-consent'], locale));
      await page.evaluate(() => Object.assign(Intl, { DateTimeFormat: null }));
      await button(page, messages[locale].Consent.consent).click();
      await page.getByText(messages[locale].Error.code, { exact: false }).first().waitFor();
    },
  },
  {
    name: 'print',
    isFullPage: true,
    show: async (page, open, locale) => {
      await open(localizePath(pagePaths['make-payment/efta-consent'], locale));
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'forced-colors',
    isFullPage: true,
    show: async (page, open, locale) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(localizePath(pagePaths.home, locale));
    },
  },
];

async function openChat(page: Page, open: (path: string) => Promise<void>, time = openTime): Promise<void> {
  await page.clock.install({ time });
  await open(pagePaths.services);
  await page.getByRole('button', { name: contentIn('en').assistant.text.icon_label }).click();
  await page.getByRole('log').waitFor();
  // The panel's animation is driven by the page's clock, which this script controls.
  await page.clock.runFor(600);
}

async function say(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox').fill(message);
  await page.getByRole('textbox').press('Enter');
}

/** Follows a link whose data never arrive, until the progress bar is in `state`. */
async function followServices(
  page: Page,
  open: (path: string) => Promise<void>,
  locale: CompleteLocale,
  answer: () => Promise<unknown>,
  state: string,
): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(localizePath(pagePaths.about, locale));
  await page.route(/services.*\.txt/, answer);
  await page
    .getByRole('main')
    .getByRole('link', { name: messages[locale].Header.services })
    .or(page.getByRole('contentinfo').getByRole('link', { name: messages[locale].Footer.services, exact: true }))
    .first()
    .click();
  await page.locator(`[role=progressbar][data-state=${state}]`).waitFor();
}

/** Makes every document of `page` report when the site's program runs, and returns a function that opens an address and waits for that. */
export async function opener(page: Page, origin: string): Promise<(path: string) => Promise<void>> {
  await page.addInitScript(
    (event) => document.addEventListener(event, () => Object.assign(window, { isHydrated: true })),
    hydratedEvent,
  );
  return async (path) => {
    await page.goto(origin + path);
    await page.mouse.move(2, 300);
    await page.mouse.move(2, 301);
    await page.waitForFunction(() => 'isHydrated' in window);
  };
}
