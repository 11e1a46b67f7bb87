import type { Page } from '@playwright/test';

export type Focus = {
  /** Tag and words of the element that has focus. */
  name: string;
  /** Whether the focus is on the page at all: after its last element the browser's own tools have their turn. */
  isOnPage: boolean;
  /** What a visitor without a pointer would miss; empty when all is well. */
  problems: string[];
};

/** The element that has focus once the page has taken notice of it, and whether it can be seen that it has. */
export function focusOn(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const element = document.activeElement as HTMLElement;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    if (element === document.body) return { name, isOnPage: false, problems: [] };

    const problems: string[] = [];
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // A new page's heading has focus without having been asked for it, and nothing to work.
    const isHeading = element.tabIndex < 0;
    if (!isHeading && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || /^rgba.*, 0\)$/.test(outlineColor))) problems.push(`${name}: no outline`);

    // Five points a line: its middle and just inside of its four edges.
    const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
    });
    const over = points.map(([x = 0, y = 0]) => (x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : document.elementFromPoint(x, y)));
    const covers = over.filter((top) => top !== null && !element.contains(top) && !top.contains(element));
    if (over.every((top) => top === null)) problems.push(`${name}: out of view`);
    for (const cover of new Set(covers.map((top) => top?.closest('header, aside, dialog, [role=dialog]') ?? top))) problems.push(`${name}: under ${cover?.outerHTML.slice(0, 60)}`);
    return { name, isOnPage: true, problems };
  });
}
