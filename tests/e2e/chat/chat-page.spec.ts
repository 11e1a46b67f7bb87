import { contentIn } from '@/content';
import { mainPhoneIn } from '@/content/facts-in-copy';
import { settings } from '@/content/settings';
import { chatDelays } from '@/lib/chat/chat-reducer';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { pagePaths } from '@/lib/pages/pages';
import { mainPhone } from '@/tests/kit/phones';
import { inHours, log, onClosedDay, openAt, panel, said, send } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { saveData } from '../kit/save-data';

const {
  assistant: { text },
  Chat: chatPage,
} = contentIn('en');
const words = messages.en.Chat;

test.use({ timezoneId: 'America/New_York' });

test.describe('the chat’s page', () => {
  test('has the same chat, which No restarts and Escape does not close', { tag: '@chat-19' }, async ({ page }) => {
    await openAt(page, '/Chat', inHours);
    await expect(said(page)).toHaveText([text.text]);
    await page.keyboard.press('Escape');
    await send(page, 'no');
    await expect(said(page)).toHaveText([text.text]);
    await panel(page).getByRole('button', { name: text.yes }).click();
    await page.clock.runFor(chatDelays.yesReplyMs);
    await expect(log(page).getByRole('link', { name: mainPhone })).toBeVisible();
    await expect(log(page).locator(`a[href="${pagePaths.contact}"]`)).toBeVisible();
    await expect(log(page).locator(`a[href="${text.url}"]`), 'no link to the current page').toHaveCount(0);
  });

  test('starts without a user gesture', { tag: '@chat-19' }, async ({ page }) => {
    await page.goto('/Chat');
    await expect(said(page)).toHaveCount(1, { timeout: 15_000 });
  });

  test('scrolls the page when the messages are scrolled to their end', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openAt(page, '/Chat', onClosedDay);
    await expect(said(page)).toHaveText([text.offlineText]);
    await log(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight, behavior: 'instant' }));
    await log(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
  });

  test('moves focus to the messages when its start link gets keyboard focus', async ({ page }) => {
    // With data saver the chat does not start by itself.
    await saveData(page);
    await page.goto('/Chat');
    await page.getByRole('link', { name: words.start }).focus();
    await expect(log(page)).toBeFocused();
  });

  test('lists the ways to reach a person, and says outside hours that the office is closed', async ({ page }) => {
    await openAt(page, '/Chat', onClosedDay);
    await expect(said(page)).toHaveText([text.offlineText]);
    await expect(page.getByRole('heading', { name: chatPage.ways.title })).toBeVisible();
  });

  for (const locale of completeLocales.filter((one) => !settings.chat.locales.includes(one)))
    test(
      `in ${localeRecords[locale].name}, says in which language the chat is, with phone, mail and hours, and has no chat`,
      { tag: '@chat-20' },
      async ({ page }) => {
        await openRunning(page, localizePath(pagePaths.Chat, locale));
        const { title, ways } = contentIn(locale).Chat;
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(main.getByRole('heading', { name: ways.title })).toBeVisible();
        await expect(main.getByText(messages[locale].Office.eastern, { exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name: formatPhone(mainPhoneIn(locale)) }).first()).toBeVisible();
        await expect(log(page)).toHaveCount(0);
        await expect(panel(page)).toHaveCount(0);
      },
    );
});
