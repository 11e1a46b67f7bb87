import { contentIn } from '@/content';
import { escapePattern } from '@/hosts/escape-pattern';
import { maxMessageLength } from '@/lib/chat/message';
import { mainPhone } from '@/tests/kit/phones';
import { box, log, openChat, panel, said, send, written } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';

const { text, disclosures } = contentIn('en').assistant;
const words = messages.en.Chat;
const footer = messages.en.Footer;

test.use({ timezoneId: 'America/New_York' });

test.describe('a conversation', () => {
  test('does not send an empty message, says so, and focuses the box', { tag: '@chat-17' }, async ({ page }) => {
    await openChat(page);
    await box(page).fill('   ');
    await panel(page).getByRole('button', { name: words.send }).click();
    await expect(panel(page).getByRole('alert')).toHaveText(words.messageEmpty);
    await expect(box(page)).toBeFocused();
    await expect(said(page)).toHaveCount(1);
    await box(page).press('O');
    await expect(panel(page).getByRole('alert')).toBeHidden();
  });

  test('Enter sends, and Shift+Enter inserts a line break', { tag: '@chat-17' }, async ({ page }) => {
    await openChat(page);
    await expect(box(page)).toHaveAttribute('placeholder', text.placeholder);
    await box(page).pressSequentially('One');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('Two');
    await expect(said(page)).toHaveCount(1);
    await box(page).press('Enter');
    await expect(written(page)).toHaveText('One\nTwo', { useInnerText: true });
    await expect(box(page)).toHaveValue('');
  });

  test(
    'says that the message is empty in a box with a red border, and that it was cut in one without',
    { tag: ['@field-3', '@field-4'] },
    async ({ page }) => {
      await openChat(page);
      const red = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--red)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await box(page).fill('a'.repeat(maxMessageLength + 1));
      await expect(panel(page).getByText(words.messageTooLong)).toBeVisible();
      await expect(box(page)).toHaveValue('a'.repeat(maxMessageLength));
      await expect(box(page)).not.toHaveCSS('border-top-color', red);
      await box(page).fill('');
      await box(page).press('Enter');
      await expect(panel(page).getByRole('alert')).toHaveText(words.messageEmpty);
      for (const side of ['top', 'right', 'bottom', 'left']) {
        await expect(box(page)).toHaveCSS(`border-${side}-color`, red);
        await expect(box(page)).toHaveCSS(`border-${side}-style`, 'solid');
      }
    },
  );

  test('replaces numbers that look private with a warning', { tag: '@chat-18' }, async ({ page }) => {
    await openChat(page);
    for (const number of ['4111 1111 1111 1111', '123-45-6789', 'routing 021000021']) await send(page, number);
    await page.clock.runFor(10_000);
    await expect(said(page)).toHaveText([
      text.text,
      disclosures.numberRefused,
      disclosures.numberRefused,
      disclosures.numberRefused,
    ]);
    const suggestions = [text.yes, text.no].map(escapePattern).join('\\s*');
    const refusal = [disclosures.numberRefused, mainPhone, disclosures.urlLabel, footer.links.help].join('');
    await expect(log(page), 'the suggestions stay below their message').toHaveText(
      new RegExp(`${suggestions}.*${escapePattern(refusal)}$`, 's'),
    );
    await send(page, 'My reference is 12345678, call 617-555-0100');
    await expect(written(page)).toHaveText('My reference is 12345678, call 617-555-0100');
  });

  test('shows hostile messages as text', { tag: ['@chat-17', '@input-11'] }, async ({ page }) => {
    await openChat(page);
    await page.evaluate(() => Object.assign(window, { ran: false }));
    const hostile = [
      '<img src=x onerror="window.ran=true">',
      '<script>window.ran=true</script>',
      '😀👩‍👩‍👧‍👦',
      'مرحبا \u202Eabc',
      'a'.repeat(10_000),
    ];
    for (const message of hostile) await send(page, message);
    await expect(written(page)).toHaveText([...hostile.slice(0, 4), 'a'.repeat(maxMessageLength)]);
    expect(await page.evaluate(() => 'ran' in window && window.ran)).toBe(false);
    await expect(log(page).locator('img, script')).toHaveCount(0);
    expect(await log(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });
});
