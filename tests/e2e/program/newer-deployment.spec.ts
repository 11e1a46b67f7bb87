import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { footerLink, switcherTo } from '../kit/site-links';

const hourMs = 60 * 60 * 1000;

const services = (page: Page) => footerLink(page, messages.en.Footer.links.services);
const spanish = (page: Page) => switcherTo(page, 'es');

/** Opens /about, marks its document, and leaves it alone for `ms` in the background. */
async function comeBackAfter(page: Page, ms: number): Promise<void> {
  await page.clock.install();
  await openRunning(page, '/about');
  await markDocument(page);
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await page.clock.fastForward(ms);
  await hide(false);
}

for (const [what, link, address] of [
  ['a link', services, '/services'],
  ['the language switcher', spanish, '/es/about'],
] as const) {
  test(
    `when a new version was deployed while the page was hidden for an hour, ${what} loads its page in full`,
    { tag: '@error-7' },
    async ({ page }) => {
      await page.route('/version.json', (route) => route.fulfill({ json: { commit: 'newer', builtAt: '' } }));
      const answered = page.waitForResponse('**/version.json');
      await comeBackAfter(page, hourMs);
      await (await answered).finished();
      await page.clock.runFor(1000);
      await link(page).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('while the host serves the same build, a link changes the page within one document', async ({ page }) => {
  const answered = page.waitForResponse('**/version.json');
  await comeBackAfter(page, hourMs);
  await (await answered).finished();
  await page.clock.runFor(1000);
  await services(page).click();
  await expect(page).toHaveURL('/services');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page hidden for less than an hour does not request the version', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await comeBackAfter(page, hourMs - 60_000);
  await services(page).click();
  await expect(page).toHaveURL('/services');
  expect(asked).not.toContain('/version.json');
});
