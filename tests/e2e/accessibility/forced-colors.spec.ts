import type { Locator, Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { box, inHours, launcher, log, panel, send } from '../kit/chat';
import { engravedPages } from '../kit/engraved-pages';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { addressesIn } from '../kit/site';
import { headerLink } from '../kit/site-links';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

/** Whether the element has a visible border on one or all sides. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const ground = getComputedStyle(document.body).backgroundColor;
    return (['top', 'right', 'bottom', 'left'] as const).some(
      (side) =>
        parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side}-color`) !== ground &&
        !/^rgba.*, 0\)$/.test(style.getPropertyValue(`border-${side}-color`)),
    );
  });

/** The underline of a link, which marks the current page because forced colors remove backgrounds. */
const mark = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine);

for (const locale of completeLocales) {
  const words = messages[locale];
  const at = (path: string) => localizePath(path, locale);

  test.describe(`in forced colors, in ${localeRecords[locale].name}`, () => {
    test('no text has the color of its background', { tag: '@every-page' }, async ({ page }) => {
      test.setTimeout(60_000);
      const lost: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        const same = await page.evaluate(() => {
          const isClear = (color: string) => /^rgba.*, 0\)$/.test(color);
          return [...document.querySelectorAll('body *')]
            .filter(
              (element) =>
                element.checkVisibility() &&
                [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
            )
            .filter((element) => {
              let ground: Element | null = element;
              while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
              return getComputedStyle(element).color === getComputedStyle(ground ?? document.body).backgroundColor;
            })
            .map((element) => element.outerHTML.slice(0, 100));
        });
        lost.push(...same.map((element) => `${path}: ${element}`));
      }
      expect(lost).toEqual([]);
    });

    test('buttons have a border, focus has an outline, and the current page is marked', async ({ page }) => {
      await page.goto(at(pagePaths.about));
      const banner = page.getByRole('banner');
      const payment = banner.getByRole('link', { name: words.Header.links.payment, exact: true });
      expect(await hasEdge(payment)).toBe(true);
      await page.keyboard.press('Tab');
      for (const link of [banner.getByRole('link', { name: words.Header.links.about, exact: true }), payment]) {
        await link.focus();
        const { outlineStyle, outlineWidth, outlineColor } = await link.evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          return { outlineStyle, outlineWidth: parseFloat(outlineWidth), outlineColor };
        });
        expect(outlineStyle).toBe('solid');
        expect(outlineWidth).toBeGreaterThanOrEqual(2);
        expect(outlineColor).not.toBe(await banner.evaluate((element) => getComputedStyle(element).backgroundColor));
      }
      expect(await mark(banner.getByRole('link', { name: words.Header.links.about, exact: true }))).not.toBe(
        await mark(banner.getByRole('link', { name: words.Header.links.services, exact: true })),
      );
    });

    test('the menu marks the current page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openRunning(page, at(pagePaths.about));
      await page.getByRole('button', { name: words.Menu.label, exact: true }).click();
      const link = (name: string) => page.getByRole('dialog').getByRole('link', { name, exact: true });
      expect(await mark(link(words.Header.links.about))).not.toBe(await mark(link(words.Header.links.services)));
    });

    test('the leave-site dialog and its two controls have borders', async ({ page }) => {
      await openRunning(page, at(pagePaths.employment));
      await page.getByRole('link', { name: words.Openings.button }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await hasEdge(dialog)).toBe(true);
      expect(await hasEdge(dialog.getByRole('button', { name: words.LeaveSite.stay }))).toBe(true);
      expect(await hasEdge(dialog.getByRole('link', { name: words.LeaveSite.continue }))).toBe(true);
    });

    test('the consent’s buttons have borders', async ({ page }) => {
      await openRunning(page, at(pagePaths['make-payment/efta-consent']));
      const give = page.getByRole('button', { name: words.Consent.consent });
      expect(await hasEdge(give)).toBe(true);
      await give.click();
      expect(await hasEdge(page.getByRole('button', { name: words.Consent.withdraw }))).toBe(true);
    });
  });
}

/** The shares of an element's painted pixels that are nearly black, and light gray or white. */
async function shades(page: Page, element: Locator): Promise<{ dark: number; light: number }> {
  const png = (await element.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const shares = await blank.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const [pixels, found] = [data.length / 4, { dark: 0, light: 0 }];
    for (let at = 0; at < data.length; at += 4) {
      const color = data.subarray(at, at + 3);
      if (Math.max(...color) < 40) found.dark += 1 / pixels;
      if (Math.min(...color) > 140) found.light += 1 / pixels;
    }
    return found;
  }, png);
  await blank.close();
  return shares;
}

test.describe('in forced colors on a dark background', () => {
  test.use({ colorScheme: 'dark' });

  test('engravings are light lines without a background', async ({ page }) => {
    for (const path of [...engravedPages.slice(0, 2), pagePaths.help, pagePaths['letters/dispute']]) {
      await page.goto(path);
      const { dark, light } = await shades(page, page.locator('[data-engraving]').first());
      expect(dark, path).toBeGreaterThan(0.3);
      expect(light, path).toBeGreaterThan(0.01);
    }
  });

  test('the ornament above official matters is lines, not a picture that would stay dark', async ({ page }) => {
    const { id } = contentIn('en').home.infoPanel.people;
    await page.goto(pagePaths.home);
    const ornament = await page.locator(`#${id}`).evaluate((element) => {
      const { backgroundImage, borderTopStyle } = getComputedStyle(element, '::before');
      return { backgroundImage, borderTopStyle };
    });
    expect(ornament).toEqual({ backgroundImage: 'none', borderTopStyle: 'solid' });
  });

  test('a select keeps its arrow', async ({ page }) => {
    await page.goto(pagePaths.dates);
    await expect(page.locator('main select').first()).not.toHaveCSS('appearance', 'none');
  });
});

test.describe('in forced colors, the chat', () => {
  const { text } = contentIn('en').assistant;

  test('has borders around launcher, panel, messages, replies, field and button, and marks an error', async ({
    page,
  }) => {
    await page.clock.setFixedTime(inHours);
    await openRunning(page, pagePaths.services);
    expect(await hasEdge(launcher(page))).toBe(true);
    await launcher(page).click();
    await expect(log(page)).toBeVisible();
    expect(await hasEdge(panel(page))).toBe(true);
    expect(await hasEdge(panel(page).getByRole('button', { name: text.yes }))).toBe(true);
    expect(await hasEdge(panel(page).getByRole('button', { name: messages.en.Chat.send }))).toBe(true);
    expect(await hasEdge(box(page))).toBe(true);
    await send(page, 'Hello');
    for (const author of ['support', 'me'])
      expect(await hasEdge(log(page).locator(`[data-author=${author}]`).first())).toBe(true);
    const edge = () => box(page).evaluate((element) => getComputedStyle(element).borderTopWidth);
    const before = await edge();
    await box(page).press('Enter');
    await expect(panel(page).getByText(messages.en.Chat.messageEmpty)).toBeVisible();
    expect(parseFloat(await edge())).toBeGreaterThan(parseFloat(before));
  });
});

test('in forced colors, the progress bar differs from its background', async ({ page }) => {
  await page.route(/\/services(\/[^?]*|)\.txt/, () => {});
  await openRunning(page, pagePaths.about);
  await headerLink(page, messages.en.Header.links.services).click();
  const bar = page.getByRole('progressbar', { name: messages.en.Progress.label });
  await expect(bar).toHaveAttribute('data-state', 'running');
  const [fill, ground] = await bar
    .locator('rect')
    .evaluate((rect) => [getComputedStyle(rect).fill, getComputedStyle(document.body).backgroundColor]);
  expect(fill).not.toBe(ground);
});
