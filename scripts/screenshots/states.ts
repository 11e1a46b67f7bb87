import type { Page } from '@playwright/test';
import { breakpoints } from '@/lib/breakpoints';
import { localizePath } from '@/lib/i18n/localize-path';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import { chatStates } from './chat-states';
import type { Open, State } from './state';

const messages = { en, es };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a visitor sees besides pages in the state in which they open. */
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
    below: breakpoints.desktop,
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
  ...chatStates,
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

/** Follows a link whose data never arrive, until the progress bar is in `state`. */
async function followServices(
  page: Page,
  open: Open,
  locale: CompleteLocale,
  answer: () => Promise<unknown>,
  state: string,
): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(localizePath(pagePaths.about, locale));
  await page.route(/services.*\.txt/, answer);
  await page
    .getByRole('main')
    .getByRole('link', { name: messages[locale].Header.links.services })
    .or(page.getByRole('contentinfo').getByRole('link', { name: messages[locale].Footer.links.services, exact: true }))
    .first()
    .click();
  await page.locator(`[role=progressbar][data-state=${state}]`).waitFor();
}
