import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { chatDelays } from '@/lib/chat/chat-reducer';
import { maxMessageLength } from '@/lib/chat/message';
import { pagePaths } from '@/lib/pages/pages';
import { box, inHours, launcher, log, onClosedDay, panel, send } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { expectNothingAt, widths } from './axe';
import { withholdTimer } from './withhold-timer';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

test.describe('axe finds no violations in the chat', () => {
  const { text, disclosures } = contentIn('en').assistant;

  async function openChat(page: Page, width: number, time = inHours): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(time);
    await openRunning(page, pagePaths.services);
    await launcher(page).click();
    await expect(log(page)).toBeVisible();
  }

  for (const width of widths) {
    test(`closed, and open with its suggestions, at ${width} px`, async ({ page }) => {
      await openChat(page, width);
      await expect(panel(page).getByRole('button', { name: text.yes })).toBeVisible();
      await expectNothingAt(page, width, 'suggestions');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expectNothingAt(page, width, 'launcher');
    });

    test(`typing, at ${width} px`, async ({ page }) => {
      await openChat(page, width);
      // The answer never arrives, so that the chat keeps typing while axe runs.
      await withholdTimer(page, chatDelays.noMatchMs);
      await send(page, 'How do I dispute a debt?');
      await expect(page.locator('[data-typing]')).toHaveCount(1);
      await expectNothingAt(page, width, 'typing');
      await expect(page.locator('[data-typing]')).toHaveCount(1);
    });

    test(`without a matching answer, at ${width} px`, async ({ page }) => {
      await openChat(page, width);
      await send(page, 'How do I dispute a debt?');
      await expect(log(page)).toContainText(text.no_match_response);
      await expectNothingAt(page, width, 'no match');
    });

    test(`after Yes, after a private number, and with a message that is too long, at ${width} px`, async ({ page }) => {
      await openChat(page, width);
      await panel(page).getByRole('button', { name: text.yes }).click();
      await expect(log(page).getByRole('link', { name: disclosures.urlLabel })).toBeVisible();
      await expectNothingAt(page, width, 'yes');
      await send(page, '4111 1111 1111 1111');
      await expect(log(page)).toContainText(disclosures.numberRefused);
      await expectNothingAt(page, width, 'private number');
      await box(page).fill('a'.repeat(maxMessageLength + 1));
      await expect(box(page)).toHaveAccessibleDescription(messages.en.Chat.messageTooLong);
      await expectNothingAt(page, width, 'field with an error');
    });

    test.describe('offline', () => {
      // A prefetch that is aborted when the browser goes offline logs an error.
      test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch RSC payload'] });

      test(`outside its hours, at ${width} px`, async ({ page, context }) => {
        await openChat(page, width, onClosedDay);
        await expect(log(page)).toContainText(text.offlineText);
        await context.setOffline(true);
        await expectNothingAt(page, width, 'outside hours');
      });
    });

    test(`on its own page, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.setFixedTime(inHours);
      await openRunning(page, pagePaths.Chat);
      await expect(log(page)).toContainText(text.text);
      await expectNothingAt(page, width, 'chat page');
      await send(page, text.yes);
      await expect(log(page).getByRole('link').first()).toBeVisible();
      await expectNothingAt(page, width, 'chat page after yes');
    });
  }
});
