import type { Locator, Page } from '@playwright/test';
import { holdMs, pressMs } from '@/boot/delays';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { quickExit } from '@/content/help/free-help-sites';
import { formatPhone } from '@/lib/links/phone';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { earlyLauncher } from '../kit/chat';
import { countPrints } from '../kit/count-prints';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/gate';
import { messages } from '../kit/messages';
import { problemSummary } from '../kit/problem-summary';
import { twoFrames } from '../kit/running-page';
import { footerLink } from '../kit/site-links';

const program = '**/_next/static/**/*.js';
const words = messages.en;
const { assistant: chat, 'make-payment/efta-consent': eftaConsent } = contentIn('en');

/** A link until hydration, then a button. */
const menuButton = (page: Page) => page.getByRole('banner').locator('[aria-controls]').first();
const panel = (page: Page) => page.getByRole('region', { name: chat.text.heading });
const warning = (page: Page) => page.getByRole('dialog', { name: words.LeaveSite.title });
const loading = (page: Page) => page.getByText(words.Loading.note);
const reliefAct = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${firm.sites.reliefAct}"]`);

/** Makes the scripts never arrive. */
const withholdProgram = (page: Page) => page.route(program, () => {});

/** Opens the page and clicks as soon as the control exists, before hydration. */
async function clickAtOnce(page: Page, path: string, control: Locator) {
  await markHydration(page);
  await page.goto(path, { waitUntil: 'commit' });
  await control.click();
  expect(await page.evaluate(isHydrated)).toBe(false);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one tap on an idle page opens the chat', { tag: '@program-3' }, async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html[data-fetches-ahead]')).toBeAttached();
    await earlyLauncher(page).tap();
    await expect(panel(page).getByRole('log')).toBeVisible();
  });
});

test.describe('on a slow network, a click before hydration', () => {
  let letProgramArrive: () => void;
  test.beforeEach(async ({ page }) => {
    letProgramArrive = await holdBack(page, program);
  });

  test('on Menu opens the menu at once, and hydration keeps it open', { tag: '@program-3' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clickAtOnce(page, '/about', menuButton(page));
    const menu = page.getByRole('navigation', { name: words.Menu.label, exact: true });
    expect(await menu.isVisible()).toBe(true);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(isHydrated)).toBe(false);
    letProgramArrive();
    await expect(menu.getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('that is released after the scripts ran still opens the chat', { tag: '@program-3' }, async ({ page }) => {
    await markHydration(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await earlyLauncher(page).hover();
    await page.mouse.down();
    letProgramArrive();
    await expect(page.getByRole('main'), 'the program runs').not.toHaveAttribute('tabindex');
    await twoFrames(page);
    expect(await page.evaluate(isHydrated), 'links become buttons after the press').toBe(false);
    await page.mouse.up();
    await expect(panel(page).getByRole('log')).toBeVisible();
  });

  test('on Menu is undone by Escape', { tag: '@menu-4' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clickAtOnce(page, '/about', menuButton(page));
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton(page)).toBeFocused();
    letProgramArrive();
    await page.waitForFunction(isHydrated);
    await expect(page.getByRole('navigation', { name: words.Menu.label, exact: true })).toBeHidden();
  });

  test('on Menu does not leave the page inert when the window grows to a desktop’s width', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clickAtOnce(page, '/about', menuButton(page));
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({ width: 1440, height: 900 });
    letProgramArrive();
    await page.waitForFunction(isHydrated);
    await twoFrames(page);
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('on Menu twice leaves it closed, and on a link in it follows the link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clickAtOnce(page, '/about', menuButton(page));
    await menuButton(page).click();
    const menu = page.getByRole('navigation', { name: words.Menu.label, exact: true });
    await expect(menu).toBeHidden();
    letProgramArrive();
    await page.waitForFunction(isHydrated);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await holdBack(page, program);
    await clickAtOnce(page, '/about', menuButton(page));
    await menu.getByRole('link', { name: words.Header.links.services }).click();
    await expect(page).toHaveURL('/services');
  });

  test('on a form’s button counts a choice that was made before', { tag: '@program-6' }, async ({ page }) => {
    const { words: dispute } = contentIn('en').dates.dispute;
    await page.goto('/dates', { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form').filter({ hasText: dispute.printedChoice });
    await form.getByLabel(dispute.no, { exact: true }).check();
    await form.getByRole('button', { name: dispute.button }).click();
    letProgramArrive();
    const summary = problemSummary(page, 'en');
    await expect(summary.getByRole('link')).toContainText([dispute.received]);
  });

  test('on Chat opens the chat', async ({ page }) => {
    await clickAtOnce(page, '/', earlyLauncher(page));
    expect(await panel(page).isVisible(), 'the panel opens at once').toBe(true);
    await expect(panel(page)).toHaveAccessibleDescription(chat.disclosures.scripted);
    await expect(loading(page)).toBeVisible();
    letProgramArrive();
    await expect(panel(page).getByRole('log')).toBeVisible();
    await expect(loading(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('on a link to another site opens the leave-site dialog', async ({ page }) => {
    await clickAtOnce(page, '/about', reliefAct(page));
    expect(await warning(page).isVisible()).toBe(true);
    await expect(warning(page)).toContainText(new URL(firm.sites.reliefAct).host);
    letProgramArrive();
    await page.mouse.move(5, 300);
    await page.waitForFunction(isHydrated);
    await expect(warning(page)).toContainText(new URL(firm.sites.reliefAct).host);
    await page.keyboard.press('Escape');
    await expect(reliefAct(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('on the quick exit leaves no history entry and no referrer', { tag: '@help-6' }, async ({ page, context }) => {
    let referrer: string | null = '';
    await context.route(quickExit, async (route) => {
      referrer = await route.request().headerValue('referer');
      await route.fulfill({ contentType: 'text/html', body: 'Weather' });
    });
    await page.goto('/about');
    await clickAtOnce(page, '/help/coerced-debt', page.getByRole('link', { name: words.Help.quickExit }));
    await expect(page).toHaveURL(quickExit);
    expect(referrer).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('on I Consent shows the confirmation at once, and its time after hydration', async ({ page }) => {
    await clickAtOnce(page, '/make-payment/efta-consent', page.getByRole('link', { name: words.Consent.consent }));
    const confirmed = page.getByRole('heading', { name: eftaConsent.consent.confirmedTitle });
    await expect(confirmed).toBeVisible();
    await expect(page.getByRole('heading', { name: eftaConsent.consent.title, exact: true })).toBeHidden();
    await expect(loading(page)).toBeVisible();
    letProgramArrive();
    await expect(confirmed).toBeFocused();
    await expect(page.locator('#consent')).toContainText(/[ap]\.m\./);
  });

  test('on Print prints at once, and only once', async ({ page }) => {
    const prints = await countPrints(page);
    await clickAtOnce(page, '/privacy-notice', page.getByRole('button', { name: words.PrintButton.label }));
    expect(await prints()).toBe(1);
    letProgramArrive();
    await page.waitForFunction(isHydrated);
    await twoFrames(page);
    expect(await prints()).toBe(1);
  });

  test('on a link to a page navigates at once, and Back works afterwards', async ({ page }) => {
    await clickAtOnce(page, '/about', footerLink(page, words.Footer.links.services));
    await expect(page).toHaveURL('/services');
    letProgramArrive();
    await page.mouse.move(5, 300);
    await page.waitForFunction(isHydrated);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn('en').about.hero.title);
  });
});

test.describe('when the scripts never arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await withholdProgram(page);
  });

  test(
    'a click on I Consent shows a loading note and follows the link after the hold time',
    { tag: '@program-4' },
    async ({ page }) => {
      const from = '/make-payment/efta-consent';
      await clickAtOnce(page, from, page.getByRole('link', { name: words.Consent.consent }));
      await expect(loading(page)).toBeVisible();
      await page.clock.runFor(3900);
      await expect(page).toHaveURL(from);
      await page.clock.runFor(200);
      await expect(page).toHaveURL(`${from}#consent-phones`);
      await expect(page.getByRole('heading', { name: eftaConsent.consent.confirmedTitle })).toBeHidden();
      await expect(loading(page)).toBeHidden();
    },
  );

  test('the menu stays open, and its links work', async ({ page }) => {
    await clickAtOnce(page, '/about', menuButton(page));
    await page.clock.runFor(10_000);
    const first = page.getByRole('navigation', { name: words.Menu.label, exact: true }).getByRole('link').first();
    const address = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(address ?? '');
  });

  test('the chat shows phone numbers in its panel, and its close button works', async ({ page }) => {
    await clickAtOnce(page, '/about', earlyLauncher(page));
    await expect(panel(page).getByRole('link', { name: formatPhone(firm.phones.main) })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    await panel(page).getByRole('button', { name: words.Chat.close }).click();
    await expect(panel(page)).toBeHidden();
  });

  test(
    'no external link opens without the leave-site dialog, which works as usual',
    { tag: ['@leave-1', '@leave-5', '@leave-6'] },
    async ({ page, context }) => {
      await context.route(firm.sites.reliefAct, (route) => route.fulfill({ contentType: 'text/html', body: 'Relief' }));
      await clickAtOnce(page, '/about', reliefAct(page));
      await expect(warning(page).getByRole('button', { name: words.LeaveSite.stay })).toBeFocused();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL('/about');
      for (const close of [words.LeaveSite.stay, words.CloseButton.label]) {
        await warning(page).getByRole('button', { name: close }).click();
        await expect(warning(page)).toBeHidden();
        await expect(reliefAct(page)).toBeFocused();
        await reliefAct(page).click();
      }
      await page.mouse.click(8, 400);
      await expect(warning(page), 'a click on the backdrop').toBeHidden();
      await reliefAct(page).click();
      const goOn = warning(page).getByRole('link', { name: words.LeaveSite.continue });
      const [tab] = await Promise.all([context.waitForEvent('page'), goOn.click()]);
      await expect(tab).toHaveURL(firm.sites.reliefAct);
      await expect(page).toHaveURL('/about');
      await expect(warning(page)).toBeHidden();
    },
  );
});

test.describe('when the scripts fail to load', () => {
  test.use({ expectedErrors: ['net::ERR_'] });
  test.beforeEach(({ page }) => page.route(program, (route) => route.abort()));

  test(
    'the chat shows phone numbers in its panel and does not reload the page',
    { tag: '@program-4' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/about');
      await markDocument(page);
      await earlyLauncher(page).click();
      await expect(panel(page).getByRole('link', { name: formatPhone(firm.phones.main) })).toBeVisible();
      await page.clock.runFor(pressMs + holdMs);
      await expect(panel(page)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('a form says that it did not load', { tag: '@program-4' }, async ({ page }) => {
    await page.goto('/is-this-us');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('status').getByText(words.Forms.notLoaded)).toBeVisible();
    await expect(page).toHaveURL('/is-this-us');
  });

  test('a link is followed even if its click is the first interaction', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const link = footerLink(page, words.Footer.links.services);
    await link.hover();
    await page.mouse.down();
    await page.clock.runFor(pressMs / 2);
    await page.mouse.up();
    await expect(page).toHaveURL('/services');
  });
});

test('a click with a modifier is never held and opens a new tab', async ({ page, context }) => {
  await withholdProgram(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  for (const [control, address] of [
    [earlyLauncher(page), '/Chat'],
    [menuButton(page), '/about#site-links'],
  ] as const) {
    for (const init of [{ modifiers: ['Control'] as 'Control'[] }, { button: 'middle' as const }]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), control.click(init)]);
      await expect(tab).toHaveURL(address);
      await tab.close();
    }
  }
  await expect(page).toHaveURL('/about');
});

test('leaving during loading causes no error, and the page works after Back', async ({ page }) => {
  const letProgramArrive = await holdBack(page, program);
  await markHydration(page);
  await page.goto('/about');
  const underway = page.waitForRequest(program);
  await page.mouse.move(5, 300);
  await underway;
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await earlyLauncher(page).click();
  letProgramArrive();
  await expect(page.getByRole('region', { name: chat.text.heading })).toBeVisible();
});
