import type { Page } from '@playwright/test';
import { pagePaths, pairedPath } from '@/lib/pages/pages';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { footerLink } from '../kit/site-links';
import { doubleText } from '../kit/text-settings';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The texts of live regions, including Next's announcer. */
const liveWords = (page: Page) =>
  page.evaluate(() => {
    const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
    const regions = [document, announcer].flatMap((root) => [
      ...(root?.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]:not([aria-live=off])') ?? []),
    ]);
    return regions
      .filter((region) => region.checkVisibility() && region.innerText.trim())
      .map(({ innerText }) => innerText);
  });

/** How far the top of the element with `id` is below the header's lower edge, in px. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((name) => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const target = document.getElementById(name)?.getBoundingClientRect();
    return (target?.top ?? NaN) - Math.max(0, header?.bottom ?? NaN);
  }, id);

test(
  'the skip link is the first Tab stop and moves focus to the content',
  { tag: '@navigation-4' },
  async ({ page }) => {
    for (const [path, locale] of [
      ['/about', 'en'],
      ['/es/about', 'es'],
    ] as const) {
      await openRunning(page, path);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: messages[locale].Site.skip });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await expect(page.getByRole('main'), 'a click on its text must not move focus').not.toHaveAttribute('tabindex');
    }
  },
);

test('the skip link moves focus to the content without hydration', { tag: '@navigation-4' }, async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'following a link scrolls to the top, focuses the heading, and announces the title once',
  { tag: '@navigation-1' },
  async ({ page }) => {
    await openRunning(page, '/about');
    await markDocument(page);
    await footerLink(page, messages.en.Footer.links.services).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => position(page)).toBe(0);
    await expect.poll(() => liveWords(page), 'its title is announced once').toEqual([await page.title()]);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test(
  'a link to a section of another page focuses that section’s heading',
  { tag: '@navigation-5' },
  async ({ page }) => {
    await openRunning(page, '/');
    const link = page.locator('main a[href*="#"][href^="/"]').first();
    const [path, id] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    const part = page.locator(`[id="${id}"]`);
    await expect(part.locator('xpath=descendant-or-self::*[self::h1 or self::h2 or self::h3]').first()).toBeFocused();
    await expect(part).toBeInViewport();
  },
);

test('Back shows the right page after a jump within a page', { tag: '@navigation-3' }, async ({ page }) => {
  await openRunning(page, '/about');
  const title = await page.locator('h1').innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await footerLink(page, messages.en.Footer.links.services).click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/about#main');
  await expect(page.locator('h1')).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toHaveText(title);
});

test('Back shows the right page after a jump before hydration', { tag: '@navigation-3' }, async ({ page }) => {
  await markHydration(page);
  await page.goto('/about');
  const title = await page.locator('h1').innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.waitForFunction(isHydrated);
  await footerLink(page, messages.en.Footer.links.services).click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toHaveText(title);
});

test('Back returns focus to the followed link', { tag: '@navigation-5' }, async ({ page }) => {
  await openRunning(page, '/about');
  const link = footerLink(page, messages.en.Footer.links.services);
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeFocused();
});

test('Back and Forward restore the scroll position', { tag: '@navigation-3' }, async ({ page }) => {
  await openRunning(page, '/terms-of-use');
  // Playwright may scroll once more before it clicks: what counts is where the page is at the click.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), {
      once: true,
      capture: true,
    }),
  );
  await footerLink(page, messages.en.Footer.links.about).click();
  await expect(page).toHaveURL('/about');
  const left = await page.evaluate(() => (window as Window & { leftAt?: number }).leftAt);
  expect(left).toBeGreaterThan(700);
  await expect.poll(() => position(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => position(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-use');
  // The position may have been fractional, and the browser restores a whole pixel.
  await expect.poll(async () => Math.abs((await position(page)) - (left ?? 0))).toBeLessThanOrEqual(1);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => position(page)).toBe(700);
});

const anchors = [
  [pagePaths.about, 'our-company'],
  [pagePaths.about, 'our-team'],
  [pagePaths.services, 'litigation'],
  [pagePaths.employment, 'openings'],
  [pagePaths['privacy-notice'], 'californiaPrivacy'],
  [pairedPath('help/sued'), 'what-you-can-do'],
] as const;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'an address with a hash opens at its section, below the header',
      { tag: '@navigation-2' },
      async ({ page }) => {
        for (const [path, id] of anchors) {
          // From another document, since within one it would be a hash jump.
          await page.goto('about:blank');
          await openRunning(page, `${path}#${id}`);
          await expect.poll(() => belowHeader(page, id), `${path}#${id}`).toBeLessThan(200);
          expect(await belowHeader(page, id), `${path}#${id}`).toBeGreaterThanOrEqual(0);
        }
      },
    );

    test('a jump link scrolls to its section, below the header', async ({ page }) => {
      await openRunning(page, '/services');
      const link = page.getByRole('navigation', { name: messages.en.Sections.contents }).getByRole('link').last();
      const place = (await link.getAttribute('href'))?.replace(/^.*#/, '') ?? '';
      await link.click();
      await expect(page).toHaveURL(`/services#${place}`);
      await expect.poll(() => belowHeader(page, place)).toBeLessThan(200);
      expect(await belowHeader(page, place)).toBeGreaterThanOrEqual(0);
    });

    test('focus is never under the header while tabbing backwards through a long page', async ({ page }) => {
      await openRunning(page, '/privacy-notice');
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a:last-of-type')?.focus());
      const hidden: string[] = [];
      for (let step = 0; step < 200; step++) {
        await page.keyboard.press('Shift+Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector('header');
          if (!element || header?.contains(element) || element.matches('body, body > a')) return 'top';
          // The chat's icon is in the header above it.
          if (element.matches('aside [aria-expanded]')) return '';
          const { top, bottom } = element.getBoundingClientRect();
          const edge = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
          return top < edge || bottom > innerHeight
            ? `${element.textContent} at ${Math.round(top)}, header to ${Math.round(edge)}`
            : '';
        });
        if (focus === 'top') break;
        if (focus) hidden.push(focus);
      }
      expect(hidden).toEqual([]);
    });
  });
}

test(
  'on a phone with text at 200 %, an address with a hash opens at its section, below the header',
  { tag: '@navigation-2' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await doubleText(page);
    for (const [path, id] of anchors) {
      await page.goto('about:blank');
      await openRunning(page, `${path}#${id}`);
      // The header is still getting smaller.
      await expect.poll(() => belowHeader(page, id), `${path}#${id}`).toBeGreaterThanOrEqual(0);
      expect(await belowHeader(page, id), `${path}#${id}`).toBeLessThan(200);
    }
  },
);

for (const hash of ['#no-such-place', '#%E0%A4%A', '#%', '#<script>', '#"]']) {
  test(`a hash of ${hash} opens the page at its top`, { tag: '@input-4' }, async ({ page }) => {
    await openRunning(page, `/about${hash}`);
    expect(await position(page)).toBe(0);
    await footerLink(page, messages.en.Footer.links.contact).click();
    await expect(page).toHaveURL('/contact');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a hash opens at its section, below the header', { tag: '@navigation-2' }, async ({ page }) => {
    for (const [path, id] of anchors) {
      const distance = async () => {
        const [header, target] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          page.locator(`[id="${id}"]`).boundingBox(),
        ]);
        return (target?.y ?? NaN) - ((header?.y ?? NaN) + (header?.height ?? NaN));
      };
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expect.poll(distance, `${path}#${id}`).toBeLessThan(200);
      expect(await distance(), `${path}#${id}`).toBeGreaterThanOrEqual(0);
    }
  });
});
