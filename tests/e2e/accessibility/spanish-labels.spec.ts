import type { Page } from '@playwright/test';
import { breakpoints } from '@/lib/breakpoints';
import { expect, test } from '../kit/fixtures';
import { addressesIn } from '../kit/site';

/** Labels that are cut off, or that are a button's or a header link's and take more than one line. */
function brokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A term in running text wraps with its line.
    const buttons = '[data-theme], button:not([popovertarget]), [role=button], header a';
    return [...document.querySelectorAll<HTMLElement>(`${buttons}, footer h2, footer nav a`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '')
      .flatMap((element) => {
        const name = `"${element.textContent.trim()}"`;
        const lines = new Set<number>();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest('.visually-hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
        while (texts.nextNode()) {
          const words = document.createRange();
          words.selectNodeContents(texts.currentNode);
          for (const { top } of words.getClientRects()) lines.add(Math.round(top));
        }
        return [
          ...(element.scrollWidth > element.clientWidth && element.clientWidth > 0 ? [`${name} is cut off`] : []),
          ...(element.matches(buttons) && lines.size > 1 ? [`${name} takes ${lines.size} lines`] : []),
        ];
      });
  });
}

test(
  'no Spanish button, header link or footer heading is cut off or wraps at any breakpoint',
  { tag: '@every-page' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const broken = new Set<string>();
    for (const { path } of addressesIn('es')) {
      await page.goto(path);
      for (const width of Object.values(breakpoints)) {
        await page.setViewportSize({ width, height: 900 });
        for (const label of await brokenLabels(page)) broken.add(`${path} at ${width} px: ${label}`);
      }
    }
    expect([...broken]).toEqual([]);
  },
);
