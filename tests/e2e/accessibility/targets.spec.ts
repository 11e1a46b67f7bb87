import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { addressesIn } from '../kit/site';

test.use({ viewport: { width: 375, height: 900 } });

/**
 * Targets smaller than 24 by 24 px. As in WCAG 2.5.8, targets within text are exempt, and so are those whose
 * centered circle of 24 px touches neither another target nor the circle of another small one.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    const isInText = (element: Element) => {
      const block = element.parentElement?.closest('p, li, dd, td, th, label, h1, h2, h3');
      return (
        getComputedStyle(element).display.startsWith('inline') &&
        block !== null &&
        block?.textContent.trim() !== element.textContent.trim()
      );
    };
    const targets = [...document.querySelectorAll('a[href], button, summary, input, textarea, select, [role=button]')]
      .filter(isShown)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          element,
          left,
          top,
          width,
          height,
          x: left + width / 2,
          y: top + height / 2,
          isSmall: width < least || height < least,
        };
      });
    type Target = (typeof targets)[number];
    const distance = ({ x, y }: Target, { left, top, width, height }: Target) =>
      Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
    const isCrowded = (target: Target) =>
      targets.some(
        (other) =>
          other !== target &&
          (distance(target, other) < least / 2 ||
            (other.isSmall && Math.hypot(other.x - target.x, other.y - target.y) < least)),
      );
    return targets
      .filter((target) => target.isSmall && !isInText(target.element) && isCrowded(target))
      .map(
        ({ element, width, height }) =>
          `${element.outerHTML.slice(0, 90)}: ${Math.round(width)} by ${Math.round(height)} px`,
      );
  });
}

for (const locale of completeLocales) {
  test(
    `every target on a page in ${localeRecords[locale].name} is at least 24 × 24 px, inline, or spaced as WCAG 2.5.8 allows`,
    { tag: '@every-page' },
    async ({ page }) => {
      test.setTimeout(60_000);
      const small: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
      }
      expect(small).toEqual([]);
    },
  );

  test(`the targets of the menu and of the leave-site dialog meet WCAG 2.5.8 in ${localeRecords[locale].name}`, async ({
    page,
  }) => {
    await openRunning(page, localizePath(pagePaths.employment, locale));
    await page.getByRole('link', { name: messages[locale].Openings.button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: messages[locale].Menu.label, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}
