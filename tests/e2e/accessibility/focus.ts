import type { Page } from '@playwright/test';

export type Focus = {
  /** Tag and text of the focused element. */
  name: string;
  /** Whether focus is on the page: after its last element it moves to the browser's controls. */
  isOnPage: boolean;
  /** Problems for keyboard users; empty if there are none. */
  problems: string[];
};

/** The focused element once the page has handled the focus, and whether its focus is visible. */
export function focusOn(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const element = document.activeElement as HTMLElement;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    if (element === document.body) return { name, isOnPage: false, problems: [] };

    const problems: string[] = [];
    // A link that covers its row uses the row's outline.
    const ringed = element.closest('li:has(> h3 + :focus-visible), li:has(> * > h3 + :focus-visible)') ?? element;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
    // The heading that is focused after navigation is not a control.
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

    // Five points per line box: its center and just inside its four edges.
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
