import { contentIn } from '@/content';
import { settings } from '@/content/settings';
import { chatDelays } from '@/lib/chat/chat-reducer';
import { localizePath } from '@/lib/i18n/localize-path';
import { pagePaths } from '@/lib/pages/pages';
import { situationPage } from '@/lib/pages/situations';
import { mainPhone } from '@/tests/kit/phones';
import { anHourLater, inHours, launcher, log, openAt, openChat, panel, said, send, typing } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/gate';
import { messages } from '../kit/messages';

const { text, disclosures } = contentIn('en').assistant;
const words = messages.en.Chat;
const footer = messages.en.Footer;

test.use({ timezoneId: 'America/New_York' });

test.describe('a conversation', () => {
  test(
    'begins with the notice that this is a script and a debt collector, and not to give account numbers',
    { tag: '@chat-15' },
    async ({ page }) => {
      await openChat(page);
      await expect(panel(page)).toBeFocused();
      await expect(panel(page)).toHaveAccessibleDescription(disclosures.scripted);
      await expect(panel(page).getByRole('heading', { name: text.heading })).toBeVisible();
      await expect(log(page).getByRole('button')).toHaveText([text.yes, text.no]);
    },
  );

  test('answers Yes after 1 s with a link, without the typing indicator', { tag: '@chat-8' }, async ({ page }) => {
    await openChat(page);
    await page.clock.pauseAt(anHourLater);
    await panel(page).getByRole('button', { name: text.yes }).click();
    await expect(said(page)).toHaveText([text.text, text.yes]);
    await page.clock.runFor(chatDelays.yesReplyMs - 1);
    await expect(said(page)).toHaveCount(2);
    await expect(typing(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(said(page)).toHaveText([text.text, text.yes, text.yes_response]);
    await page.clock.resume();
    await log(page).getByRole('link', { name: disclosures.urlLabel }).click();
    await expect(page).toHaveURL('/Chat');
    await expect(panel(page)).toHaveCount(1);
  });

  test(
    'answers anything else after 3.5 s, with the typing indicator from 1 s on',
    { tag: '@chat-10' },
    async ({ page }) => {
      await openChat(page);
      await page.clock.pauseAt(anHourLater);
      await send(page, 'How do I dispute a debt?');
      await page.clock.runFor(chatDelays.typingMs - 1);
      await expect(typing(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(typing(page)).toHaveCount(1);
      await page.clock.runFor(chatDelays.noMatchMs - chatDelays.typingMs - 1);
      await expect(said(page)).toHaveCount(2);
      await page.clock.runFor(1);
      await expect(typing(page)).toHaveCount(0);
      await expect(said(page)).toHaveText([text.text, 'How do I dispute a debt?', text.no_match_response]);
    },
  );

  test('No closes the chat and clears it', { tag: '@chat-9' }, async ({ page }) => {
    await openChat(page);
    await panel(page).getByRole('button', { name: text.no, exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.text]);
  });

  test('Escape closes the chat and clears it', async ({ page }) => {
    await openChat(page);
    await send(page, 'Anyone there?');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.text]);
  });

  const questions = [
    { locale: 'en', written: 'My mother died and she had debts', slug: 'someone-died' },
    { locale: 'es', written: 'Me congelaron la cuenta del banco', slug: 'after-a-judgment' },
  ] as const;
  for (const { locale, written, slug } of questions.filter(({ locale }) => settings.chat.locales.includes(locale)))
    test(`offers help pages for a message it does not understand, ${locale}`, { tag: '@help-11' }, async ({ page }) => {
      const { assistant } = contentIn(locale);
      await openAt(page, localizePath('/about', locale), inHours);
      await page.getByRole('button', { name: assistant.text.icon_label }).click();
      await page.clock.pauseAt(anHourLater);
      await page.getByRole('textbox', { name: assistant.text.placeholder }).fill(written);
      await page.getByRole('button', { name: messages[locale].Chat.send }).click();
      await page.clock.runFor(chatDelays.noMatchMs);
      await expect(said(page)).toHaveText([assistant.text.text, written, assistant.text.no_match_response]);
      const situations = page.getByText(messages[locale].Chat.situations).locator('+ ul').getByRole('link');
      await expect(situations).toHaveCount(3);
      const fitting = page.getByRole('link', { name: contentIn(locale)[situationPage(slug)].title });
      await page.clock.resume();
      await fitting.click();
      await expect(page).toHaveURL(localizePath(pagePaths[situationPage(slug)], locale));
    });

  test('shows help pages in view that are found after the answer', { tag: '@help-11' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openChat(page);
    await page.clock.pauseAt(anHourLater);
    const release = await holdBack(page, '**/help/situations.json');
    await send(page, 'My mother died and she had debts');
    await page.clock.runFor(chatDelays.noMatchMs);
    await expect(said(page)).toHaveCount(3);
    await page.clock.resume();
    release();
    await expect(log(page).getByText(words.situations)).toBeVisible();
    await expect(log(page).getByRole('link').last()).toBeInViewport();
  });

  test('offers contacts and the list of all situations when no page matches', { tag: '@help-11' }, async ({ page }) => {
    await openChat(page);
    await page.clock.pauseAt(anHourLater);
    const list = page.waitForResponse('**/help/situations.json');
    await send(page, 'zzzzqqqq');
    await page.clock.runFor(chatDelays.noMatchMs);
    await list;
    await expect(log(page).getByRole('link').last()).toHaveAttribute('href', pagePaths.help);
    await expect(page.getByText(words.situations)).toHaveCount(0);
  });

  test('appends messages to one live region', { tag: '@chat-16' }, async ({ page }) => {
    await openChat(page);
    await page.clock.pauseAt(anHourLater);
    const added = await log(page).evaluateHandle((element) => {
      const additions: string[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records) addedNodes.forEach((node) => additions.push(node.textContent ?? ''));
      }).observe(element, { childList: true });
      return additions;
    });
    await send(page, 'Hello');
    await page.clock.runFor(chatDelays.typingMs);
    await expect(typing(page)).toHaveCount(1);
    await page.clock.runFor(chatDelays.noMatchMs - chatDelays.typingMs);
    await expect(said(page)).toHaveCount(3);
    expect(await added.jsonValue()).toEqual([
      `${words.from.me}: Hello`,
      words.typing,
      `${words.from.support}: ${text.no_match_response}${mainPhone}${disclosures.urlLabel}${footer.links.help}`,
    ]);
  });
});
