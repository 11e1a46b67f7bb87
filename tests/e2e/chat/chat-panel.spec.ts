import { contentIn } from '@/content';
import { pagePaths } from '@/lib/pages/pages';
import { box, inHours, launcher, log, openAt, openChat, panel, send } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { footerLink } from '../kit/site-links';

const situation = contentIn('en')['help/sued'];
const { summons } = contentIn('en')['help/words'].terms;

test.use({ timezoneId: 'America/New_York' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the panel fills the screen, and the page behind it is inert', { tag: '@chat-26' }, async ({ page }) => {
    await openChat(page);
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header[data-state], footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
  });

  test('Back closes the panel and shows the previous page', { tag: '@chat-26' }, async ({ page }) => {
    await openChat(page);
    await page.keyboard.press('Escape');
    await footerLink(page, messages.en.Footer.links.employment).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL('/employment');
    await expect(heading).toBeFocused();
    await launcher(page).click();
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  test('a link in an answer closes the panel and shows its page', { tag: '@chat-26' }, async ({ page }) => {
    await openChat(page);
    await send(page, situation.title);
    const link = log(page).getByRole('link', { name: situation.title }).first();
    await page.clock.runFor(5000);
    await link.click();
    await expect(page).toHaveURL(pagePaths['help/sued']);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the panel shrinks to the space above the on-screen keyboard', async ({ page }) => {
    await openChat(page);
    await page.setViewportSize({ width: 375, height: 380 });
    await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(380);
    await expect(box(page)).toBeInViewport({ ratio: 1 });
  });
});

test('Escape closes an explanation above the page before the chat', { tag: '@chat-14' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAt(page, pagePaths['help/sued'], inHours);
  await launcher(page).click();
  await box(page).fill('What is a');
  await page.getByRole('main').getByRole('button', { name: summons.term }).first().click();
  const explanation = page.locator('#word-summons');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(box(page)).toHaveValue('What is a');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('the chat is not printed', { tag: '@print-3' }, async ({ page }) => {
  await openChat(page);
  await page.emulateMedia({ media: 'print' });
  await expect(log(page)).toBeHidden();
  await expect(page.locator('[aria-expanded][href="/Chat"]')).toBeHidden();
});
