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
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    if (element === document.body) return { name, isOnPage: false, problems: [] };

    const problems: string[] = [];
    // A link that stretches over its row has the row's outline.
    const ringed = element.closest('li:has(> h3 + :focus-visible), li:has(> * > h3 + :focus-visible)') ?? element;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
    // A new page's heading has focus without having been asked for it, and nothing to work.
    const isHeading = element.tabIndex < 0;
    if (!isHeading && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || /^rgba.*, 0\)$/.test(outlineColor)))
      problems.push(`${name}: no outline`);

    if (!isHeading) {
      let ground: Element | null = ringed.parentElement;
      while (ground && /^rgba.*, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      // By WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
      const [darker = 0, lighter = 0] = [outlineColor, getComputedStyle(ground ?? document.body).backgroundColor]
        .map((color) => {
          const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255);
          const [red = 0, green = 0, blue = 0] = channels.map((value) =>
            value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        })
        .sort((one, other) => one - other);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < 3) problems.push(`${name}: its outline has a contrast of ${contrast.toFixed(2)}`);
    }

    // Five points a line: its middle and just inside of its four edges.
    const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ];
    });
    const over = points.map(([x = 0, y = 0]) =>
      x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : document.elementFromPoint(x, y),
    );
    const covers = over.filter((top) => top !== null && !element.contains(top) && !top.contains(element));
    if (over.every((top) => top === null)) problems.push(`${name}: out of view`);
    for (const cover of new Set(covers.map((top) => top?.closest('header, aside, dialog, [role=dialog]') ?? top)))
      problems.push(`${name}: under ${cover?.outerHTML.slice(0, 60)}`);
    return { name, isOnPage: true, problems };
  });
}
