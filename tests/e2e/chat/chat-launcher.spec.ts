import { contentIn } from '@/content';
import { settings } from '@/content/settings';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { mainPhone } from '@/tests/kit/phones';
import { earlyLauncher, inHours, launcher, log, openAt, panel } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, twoFrames, untilSiteSheet } from '../kit/running-page';

const { text } = contentIn('en').assistant;

test.use({ timezoneId: 'America/New_York' });

test.describe('the launcher', () => {
  test('has one unread message in its name until it is first opened', { tag: '@chat-12' }, async ({ page }) => {
    await openAt(page, '/about', inHours);
    await expect(launcher(page)).toHaveAccessibleName(`${text.icon_label} (${messages.en.Chat.unread})`);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).click();
    await expect(launcher(page)).toHaveAccessibleName(text.icon_label);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await launcher(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toHaveAccessibleName(text.icon_label);
  });

  test('fetches the panel’s code on first use, not before', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => void (request.url().endsWith('.js') && asked.add(request.url())));
    await openRunning(page, '/about');
    await page.mouse.wheel(0, 3000);
    await launcher(page).focus();
    // By then the program has fetched all of its own files.
    await untilSiteSheet(page);
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
    test(`covers no text of the page or its footer, at ${width} px`, { tag: '@every-page' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of Object.values(pagePaths).filter((path) => path !== '/Chat')) {
        await page.goto(path);
        // Text may scroll below an icon in the header; elsewhere no text may touch the icon.
        const covered = await earlyLauncher(page).evaluate((launcher) => {
          const { left, top } = launcher.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          if (top < header) return '';
          const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
            launcher.contains(node) || node.parentElement?.closest('header, .visually-hidden')
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
    'is only on pages in the chat’s languages, and not on the chat’s own page',
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
    test(`is wider with a Spanish label, at ${width} px`, { tag: '@chat-3' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services');
      const [english, spanish] = await page.getByRole('link', { name: text.icon_label }).evaluate((launcher) =>
        ['en', 'es'].map((locale) => {
          launcher.setAttribute('lang', locale);
          return launcher.getBoundingClientRect().width;
        }),
      );
      expect(spanish).toBeGreaterThan(english!);
    });
  }

  test.describe('when the panel’s code cannot be loaded', () => {
    test.use({ expectedErrors: ['Failed to load resource', 'ChunkLoadError', 'Failed to load chunk'] });

    test('shows phone numbers in the panel, which still closes', async ({ page }) => {
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
