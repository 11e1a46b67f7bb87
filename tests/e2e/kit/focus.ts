import type { Page } from '@playwright/test';
import { contrast } from '@/tests/kit/contrast';

export type Focus = {
  /** Tag and text of the focused element. */
  name: string;
  /** Whether focus is on the page: after its last element it moves to the browser's controls. */
  isOnPage: boolean;
  /** Problems for keyboard users; empty if there are none. */
  problems: string[];
};

/** The focused element once the page has handled the focus, and whether its focus is visible. */
export async function focusOn(page: Page): Promise<Focus> {
  const { outline, ...focus } = await lookAtFocus(page);
  if (!outline) return focus;
  const ratio = contrast(...outline);
  const weak = ratio < 3 ? [`${focus.name}: its outline has a contrast of ${ratio.toFixed(2)}`] : [];
  return { ...focus, problems: [...focus.problems, ...weak] };
}

/** The focused element with its problems except the contrast of its outline, whose color it returns with the color behind it. */
function lookAtFocus(page: Page): Promise<Focus & { outline?: [color: string, ground: string] }> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const element = document.activeElement as HTMLElement;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    if (element === document.body) return { name, isOnPage: false, problems: [] };

    const problems: string[] = [];
    let outline: [string, string] | undefined;
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
      outline = [outlineColor, getComputedStyle(ground ?? document.body).backgroundColor];
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
    return { name, isOnPage: true, problems, outline };
  });
}
