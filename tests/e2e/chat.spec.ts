import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { settings } from '@/content/settings';
import { messageMaxLength } from '@/lib/chat/message';
import { chatDelays } from '@/lib/chat/machine';
import { chatHours } from '@/lib/firm-facts';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { situationPage } from '@/lib/pages/situations';
import { pagePaths } from '@/lib/pages/pages';
import { formatHours } from '@/lib/time/hours-text';
import { easternHours, hoursElsewhere, isOfficeOpen, type HoursShown } from '@/lib/time/office-hours';
import { mainPhone, spanishPhone } from '@/tests/kit/phones';
import {
  anHourLater,
  box,
  earlyLauncher,
  inHours,
  launcher,
  log,
  onSaturday,
  onWednesday,
  openAt,
  panel,
  send,
} from './chat';
import { expect, test } from './fixtures';
import { messages } from './messages';
import { openRunning, twoFrames } from './running-page';

const {
  assistant: { text, disclosures },
  Chat: chatPage,
} = contentIn('en');
const words = messages.en.Chat;
const footer = messages.en.Footer;
const { opens, closes } = chatHours;
const inWords = (hours: HoursShown) => formatHours(hours, messages.en.Office, 'en').replaceAll('\u00A0', ' ');

const oneUnread = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Chat' })('unread', { count: 1 });

const said = (page: Page) => log(page).locator('[data-author] p[dir=auto]');
/** What the visitor wrote, whatever was answered meanwhile. */
const written = (page: Page) => log(page).locator('[data-author=me] p');
const typing = (page: Page) => page.locator('[data-typing]');

test.use({ timezoneId: 'America/New_York' });

async function openChat(page: Page, time = inHours): Promise<void> {
  await openAt(page, '/services', time);
  await launcher(page).click();
  await expect(log(page)).toBeVisible();
}

test.describe('the launcher', () => {
  test('has one unread message in its name until it is opened', { tag: '@chat-12' }, async ({ page }) => {
    await openAt(page, '/about', inHours);
    await expect(launcher(page)).toHaveAccessibleName(`${text.icon_label} (${oneUnread})`);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).click();
    await expect(launcher(page)).toHaveAccessibleName(text.icon_label);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await launcher(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toHaveAccessibleName(text.icon_label);
  });

  test('fetches the panel’s code when it is first used, not before', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => void (request.url().endsWith('.js') && asked.add(request.url())));
    await openRunning(page, '/about');
    await page.mouse.wheel(0, 3000);
    await launcher(page).focus();
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    const before = new Set(asked);
    expect(before.size).toBeGreaterThan(1);
    await launcher(page).click();
    await expect(log(page)).toBeVisible();
    const panelScripts: string[] = [];
    for (const address of asked)
      if ((await (await page.request.get(address)).text()).includes('data-typing')) panelScripts.push(address);
    expect(panelScripts).toHaveLength(1);
    expect(panelScripts.filter((address) => before.has(address))).toEqual([]);
  });

  for (const width of [375, 768, 1440]) {
    test(`lies on no words, neither of the page nor of its footer, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of Object.values(pagePaths).filter((path) => path !== '/Chat')) {
        await page.goto(path);
        // Text may scroll below an icon in the header; elsewhere no text may touch the icon.
        const covered = await earlyLauncher(page).evaluate((launcher) => {
          const { left, top } = launcher.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          if (top < header) return '';
          const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
            node.parentElement?.closest('header, [aria-expanded][data-locale], .visually-hidden')
              ? NodeFilter.FILTER_REJECT
              : NodeFilter.FILTER_ACCEPT,
          );
          const line = document.createRange();
          let covered = '';
          while (words.nextNode()) {
            line.selectNodeContents(words.currentNode);
            if ([...line.getClientRects()].some(({ left: start, right }) => right > left && start < innerWidth))
              covered += words.currentNode.textContent;
          }
          return covered;
        });
        expect(covered, path).toBe('');
      }
    });
  }

  test(
    'is on pages of the languages of the chat only, and not on the chat’s own',
    { tag: '@chat-2' },
    async ({ page }) => {
      for (const locale of locales) {
        for (const path of [pagePaths.home, pagePaths.contact, pagePaths.Chat]) {
          await page.goto(localizePath(path, locale));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const isThere = settings.chat.locales.includes(locale) && path !== pagePaths.Chat;
          await expect(page.locator('[aria-expanded][href$="/Chat"]'), page.url()).toHaveCount(isThere ? 1 : 0);
        }
      }
    },
  );

  for (const width of [390, 1440]) {
    test(`is wider where it shows Spanish, at ${width} px`, { tag: '@chat-3' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services');
      // The least width: in a fallback font, which a slow load leaves, the words may be wider than either.
      const measure = () =>
        page
          .getByRole('link', { name: text.icon_label })
          .evaluate((button) => Number.parseFloat(getComputedStyle(button).minWidth));
      const english = await measure();
      await page
        .locator('[aria-expanded][data-locale]')
        .evaluate((element) => element.setAttribute('data-locale', 'es'));
      expect(await measure()).toBeGreaterThan(english);
    });
  }

  test.describe('when the panel’s code cannot be loaded', () => {
    test.use({ expectedErrors: ['Failed to load resource', 'ChunkLoadError', 'Failed to load chunk'] });

    test('gives phone numbers in its panel, which closes as ever', async ({ page }) => {
      await openRunning(page, '/about');
      await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await launcher(page).click();
      await expect(panel(page).getByRole('link', { name: mainPhone })).toBeVisible();
      await expect(page).toHaveURL('/about');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
    });
  });
});

test.describe('by the visitor’s clock', () => {
  for (const [when, seconds, open] of [
    ['a second before it opens', opens - 1, false],
    ['when it opens', opens, true],
    ['a second before it closes', closes - 1, true],
    ['when it closes', closes, false],
  ] as const) {
    test(`${when} the assistant is ${open ? 'there' : 'away'}`, { tag: '@chat-4' }, async ({ page }) => {
      await page.clock.setFixedTime(onWednesday(seconds));
      await openRunning(page, '/services');
      await launcher(page).click();
      await expect(said(page)).toHaveText([open ? text.text : text.offlineText]);
      await expect(box(page)).toHaveCount(open ? 1 : 0);
    });
  }

  for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
    test.describe(() => {
      test.use({ timezoneId });
      test(
        `in ${timezoneId} it is the clock there that counts, and both hours are shown`,
        { tag: '@chat-4' },
        async ({ page }) => {
          // The middle of a day in Los Angeles, the morning of the next in Tokyo.
          const moment = onWednesday((opens + closes) / 2, '-08:00');
          await page.clock.setFixedTime(moment);
          await openRunning(page, '/services');
          await launcher(page).click();
          const open = timezoneId === 'America/Los_Angeles';
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

  test('on a Saturday there are phone and mail, and no composer', { tag: '@chat-5' }, async ({ page }) => {
    await openChat(page, onSaturday);
    await expect(said(page)).toHaveText([text.offlineText]);
    await expect(log(page).getByText(messages.en.Office.closed)).toBeVisible();
    await expect(log(page).getByRole('link', { name: mainPhone })).toHaveAttribute('href', `tel:${firm.phones.main}`);
    await expect(log(page).getByText(firm.addresses.mail.street)).toBeVisible();
    await expect(panel(page).getByRole('textbox')).toHaveCount(0);
    await expect(panel(page).getByRole('button')).toHaveCount(1);
  });

  test('the clock is read again at each opening', { tag: '@chat-6' }, async ({ page }) => {
    await openChat(page, onWednesday(closes - 60));
    await expect(said(page)).toHaveText([text.text]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.clock.fastForward('02:00');
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.offlineText]);
  });
});

test.describe('a conversation', () => {
  test(
    'begins with the word that this is a script, a debt collector, and no place for account numbers',
    { tag: '@chat-15' },
    async ({ page }) => {
      await openChat(page);
      await expect(panel(page)).toBeFocused();
      await expect(panel(page)).toHaveAccessibleDescription(disclosures.scripted);
      await expect(panel(page).getByRole('heading', { name: text.heading })).toBeVisible();
      await expect(log(page).getByRole('button')).toHaveText([text.yes, text.no]);
    },
  );

  test('answers Yes after a second with a link, without typing', { tag: '@chat-8' }, async ({ page }) => {
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

  test('answers anything else after 3.5 s, typing from the first second on', { tag: '@chat-10' }, async ({ page }) => {
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
  });

  test('closes with No, which leaves nothing behind', { tag: '@chat-9' }, async ({ page }) => {
    await openChat(page);
    await panel(page).getByRole('button', { name: text.no, exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.text]);
  });

  test('ends with Escape, and so do its timers', { tag: '@chat-11' }, async ({ page }) => {
    await openChat(page);
    await page.clock.pauseAt(anHourLater);
    await send(page, 'Anyone there?');
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await expect(said(page)).toHaveText([text.text]);
    await page.clock.runFor(10_000);
    await expect(said(page)).toHaveText([text.text]);
  });

  const questions = [
    { locale: 'en', written: 'My mother died and she had debts', slug: 'someone-died' },
    { locale: 'es', written: 'Me congelaron la cuenta del banco', slug: 'after-a-judgment' },
  ] as const;
  for (const { locale, written, slug } of questions.filter(({ locale }) => settings.chat.locales.includes(locale)))
    test(
      `leads from what it does not understand to pages of help, ${locale}`,
      { tag: '@help-11' },
      async ({ page }) => {
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
      },
    );

  test(
    'leads to people and to the list of all situations where no page fits',
    { tag: '@help-11' },
    async ({ page }) => {
      await openChat(page);
      await page.clock.pauseAt(anHourLater);
      const list = page.waitForResponse('**/help/situations.json');
      await send(page, 'zzzzqqqq');
      await page.clock.runFor(chatDelays.noMatchMs);
      await list;
      await expect(log(page).getByRole('link').last()).toHaveAttribute('href', pagePaths.help);
      await expect(page.getByText(words.situations)).toHaveCount(0);
    },
  );

  test('appends to one live log', { tag: '@chat-16' }, async ({ page }) => {
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
      `${words.from.support}: ${text.no_match_response}${mainPhone}${disclosures.urlLabel}${footer.help}`,
    ]);
  });

  test('sends nothing empty, says so, and leads to the box', { tag: '@chat-17' }, async ({ page }) => {
    await openChat(page);
    await box(page).fill('   ');
    await panel(page).getByRole('button', { name: words.send }).click();
    await expect(panel(page).getByRole('alert')).toHaveText(words.messageEmpty);
    await expect(box(page)).toBeFocused();
    await expect(said(page)).toHaveCount(1);
    await box(page).press('O');
    await expect(panel(page).getByRole('alert')).toBeHidden();
  });

  test('Enter sends, and Shift+Enter breaks the line', { tag: '@chat-17' }, async ({ page }) => {
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
    'cuts what is too long, says so, and puts a red border around the box',
    { tag: '@field-3' },
    async ({ page }) => {
      await openChat(page);
      const red = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--red)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await box(page).fill('a'.repeat(messageMaxLength));
      await expect(box(page)).not.toHaveCSS('border-top-color', red);
      await box(page).fill('a'.repeat(messageMaxLength + 1));
      await expect(panel(page).getByRole('alert')).toHaveText(words.messageTooLong);
      await expect(box(page)).toHaveValue('a'.repeat(messageMaxLength));
      for (const side of ['top', 'right', 'bottom', 'left']) {
        await expect(box(page)).toHaveCSS(`border-${side}-color`, red);
        await expect(box(page)).toHaveCSS(`border-${side}-style`, 'solid');
      }
    },
  );

  test('keeps no number that looks private', { tag: '@chat-18' }, async ({ page }) => {
    await openChat(page);
    for (const number of ['4111 1111 1111 1111', '123-45-6789', 'routing 021000021']) await send(page, number);
    await page.clock.runFor(10_000);
    await expect(said(page)).toHaveText([
      text.text,
      disclosures.numberRefused,
      disclosures.numberRefused,
      disclosures.numberRefused,
    ]);
    await expect(log(page), 'the choices stay with their question').toHaveText(
      new RegExp(
        `${text.yes}\\s*${text.no}.*${disclosures.numberRefused}${mainPhone}${disclosures.urlLabel}${footer.help}$`,
        's',
      ),
    );
    await send(page, 'My reference is 12345678, call 617-555-0100');
    await expect(written(page)).toHaveText('My reference is 12345678, call 617-555-0100');
  });

  test('shows whatever is written as text', { tag: ['@chat-17', '@input-11'] }, async ({ page }) => {
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
    await expect(written(page)).toHaveText([...hostile.slice(0, 4), 'a'.repeat(messageMaxLength)]);
    expect(await page.evaluate(() => 'ran' in window && window.ran)).toBe(false);
    await expect(log(page).locator('img, script')).toHaveCount(0);
    expect(await log(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the panel is the whole screen, and the page behind it cannot be reached', async ({ page }) => {
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

  test('Back closes it and shows the page that it goes to', async ({ page }) => {
    await openChat(page);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.Footer.employment, exact: true }).click();
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

  test('it takes the part of the screen that the keyboard leaves', async ({ page }) => {
    await openChat(page);
    await page.setViewportSize({ width: 375, height: 380 });
    await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(380);
    await expect(box(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the panel is there at once, and gone at once', async ({ page }) => {
    await openChat(page);
    expect(await panel(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden({ timeout: 1000 });
  });
});

test('the chat is not printed', { tag: '@print-3' }, async ({ page }) => {
  await openChat(page);
  await page.emulateMedia({ media: 'print' });
  await expect(log(page)).toBeHidden();
  await expect(page.locator('[aria-expanded][href="/Chat"]')).toBeHidden();
});

test.describe('the chat’s page', () => {
  test(
    'has the same assistant, which No starts afresh and Escape does not close',
    { tag: '@chat-19' },
    async ({ page }) => {
      await openAt(page, '/Chat', inHours);
      await expect(said(page)).toHaveText([text.text]);
      await page.keyboard.press('Escape');
      await send(page, 'no');
      await expect(said(page)).toHaveText([text.text]);
      await panel(page).getByRole('button', { name: text.yes }).click();
      await page.clock.runFor(chatDelays.yesReplyMs);
      await expect(log(page).getByRole('link', { name: mainPhone })).toBeVisible();
      await expect(log(page).locator(`a[href="${pagePaths.contact}"]`)).toBeVisible();
      await expect(log(page).locator(`a[href="${text.url}"]`), 'not to where one is').toHaveCount(0);
    },
  );

  test('begins without a sign from the visitor', { tag: '@chat-19' }, async ({ page }) => {
    await page.goto('/Chat');
    await expect(said(page)).toHaveCount(1, { timeout: 15_000 });
  });

  test('lets the page scroll on where its messages end', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openAt(page, '/Chat', onSaturday);
    await expect(said(page)).toHaveText([text.offlineText]);
    await log(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight, behavior: 'instant' }));
    await log(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
  });

  test('keeps the focus of who comes to its start with the keyboard', async ({ page }) => {
    // It waits for the visitor.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/Chat');
    await page.getByRole('link', { name: words.start }).focus();
    await expect(log(page)).toBeFocused();
  });

  test('lists the ways to reach a person, and says outside hours that the office is closed', async ({ page }) => {
    await openAt(page, '/Chat', onSaturday);
    await expect(said(page)).toHaveText([text.offlineText]);
    await expect(page.getByRole('heading', { name: chatPage.ways.title })).toBeVisible();
  });

  test(
    'in Spanish says that the chat is in English only, with phone, mail and hours, and has no chat',
    { tag: '@chat-20' },
    async ({ page }) => {
      await openRunning(page, '/es/Chat');
      const { title, ways } = contentIn('es').Chat;
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('heading', { name: ways.title })).toBeVisible();
      await expect(main.getByText(messages.es.Office.eastern, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: spanishPhone }).first()).toBeVisible();
      await expect(log(page)).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
    },
  );
});

test.describe('the hours on the contact page', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('are shown in Eastern time and in the visitor’s own, with whether somebody answers', async ({ page }) => {
    const thanksgiving = new Date('2026-11-26T12:00:00-05:00');
    await page.clock.setFixedTime(thanksgiving);
    await openRunning(page, '/contact');
    const shown = page.locator('#hours');
    await expect(shown.getByText(messages.en.Office.closed)).toBeVisible();
    for (const hours of [easternHours, hoursElsewhere(thanksgiving, 'America/Denver')])
      await expect(shown.getByText(inWords(hours ?? easternHours), { exact: true })).toBeVisible();
  });
});
