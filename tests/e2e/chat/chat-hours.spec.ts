import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { chatHours } from '@/content/hours';
import { daysAndTimes } from '@/lib/time/hours-text';
import { easternHours, hoursElsewhere, type HoursShown, isOfficeOpen } from '@/lib/time/office-hours';
import { mainPhone } from '@/tests/kit/phones';
import { box, launcher, log, onClosedDay, onWednesday, openChat, panel, said } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';

const { text } = contentIn('en').assistant;
const { opens, closes } = chatHours;
const inWords = (hours: HoursShown) =>
  Object.values(daysAndTimes(hours, messages.en.Office, 'en'))
    .join(' ')
    .replaceAll('\u00A0', ' ');

test.use({ timezoneId: 'America/New_York' });

test.describe('by the visitor’s clock', () => {
  for (const [when, seconds, open] of [
    ['a second before it opens', opens - 1, false],
    ['when it opens', opens, true],
    ['a second before it closes', closes - 1, true],
    ['when it closes', closes, false],
  ] as const) {
    test(`${when} the chat is ${open ? 'available' : 'unavailable'}`, { tag: '@chat-4' }, async ({ page }) => {
      await page.clock.setFixedTime(onWednesday(seconds));
      await openRunning(page, '/services');
      await launcher(page).click();
      await expect(said(page)).toHaveText([open ? text.text : text.offlineText]);
      await expect(box(page)).toHaveCount(open ? 1 : 0);
    });
  }

  // In New York it is closed at the first moment and open at the second.
  for (const [timezoneId, moment, open] of [
    ['America/Los_Angeles', onWednesday(closes - 1, '-08:00'), true],
    ['Europe/London', onWednesday(closes + 1, '+00:00'), false],
  ] as const) {
    test.describe(() => {
      test.use({ timezoneId });
      test(
        `in ${timezoneId} the local clock counts, and the hours are shown in both time zones`,
        { tag: '@chat-4' },
        async ({ page }) => {
          await page.clock.setFixedTime(moment);
          await openRunning(page, '/services');
          await launcher(page).click();
          await expect(said(page)).toHaveText([open ? text.text : text.offlineText]);
          if (open) return;
          const { open: officeOpen, closed: officeClosed } = messages.en.Office;
          await expect(log(page).getByText(isOfficeOpen(moment) ? officeOpen : officeClosed)).toBeVisible();
          for (const hours of [easternHours, hoursElsewhere(moment, timezoneId)])
            await expect(log(page).getByText(inWords(hours ?? easternHours), { exact: true })).toBeVisible();
        },
      );
    });
  }

  test('on a closed day it lists phone and mail and has no composer', { tag: '@chat-5' }, async ({ page }) => {
    await openChat(page, onClosedDay);
    await expect(said(page)).toHaveText([text.offlineText]);
    await expect(log(page).getByText(messages.en.Office.closed)).toBeVisible();
    await expect(log(page).getByRole('link', { name: mainPhone })).toHaveAttribute('href', `tel:${firm.phones.main}`);
    await expect(log(page).getByText(firm.addresses.mail.street)).toBeVisible();
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await expect(panel(page).getByRole('button')).toHaveCount(1);
  });

  test('reads the clock again each time it opens', { tag: '@chat-6' }, async ({ page }) => {
    await openChat(page, onWednesday(closes - 60));
    await expect(said(page)).toHaveText([text.text]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.clock.fastForward('02:00');
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.offlineText]);
  });
});

test.describe('the hours on the contact page', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('are shown in Eastern and in local time, with whether the office is open', async ({ page }) => {
    const thanksgiving = new Date('2026-11-26T12:00:00-05:00');
    await page.clock.setFixedTime(thanksgiving);
    await openRunning(page, '/contact');
    const shown = page.locator('#hours');
    await expect(shown.getByText(messages.en.Office.closed)).toBeVisible();
    for (const hours of [easternHours, hoursElsewhere(thanksgiving, 'America/Denver')])
      await expect(shown.getByText(inWords(hours ?? easternHours), { exact: true })).toBeVisible();
  });
});
