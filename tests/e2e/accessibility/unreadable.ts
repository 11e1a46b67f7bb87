import type { Page } from '@playwright/test';

/** What is unreadable on the current page: clipped text, overlapping lines of text, and horizontal scrolling. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found =
      root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth - root.clientWidth} px too wide`] : [];
    // Visually hidden text is clipped to nothing.
    const isForSight = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'none' && (!element.parentElement || isForSight(element.parentElement));
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isForSight(element) &&
      !element.closest('svg, [inert]');
    const words = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 50)}"`;

    const scrollerOf = (element: Element): Element | null =>
      element === document.body || element.parentElement === null
        ? null
        : getComputedStyle(element).overflowY === 'auto'
          ? element
          : scrollerOf(element.parentElement);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { element: Element; left: number; right: number; top: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.textContent?.trim() || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const scroller = scrollerOf(element)?.getBoundingClientRect();
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Scrollable text can be scrolled into view.
        if (scroller && (bottom > scroller.bottom || top < scroller.top)) continue;
        // The glyphs without the space above and below them.
        const room = (bottom - top) * 0.2;
        lines.push({ element, left: left + 1, right: right - 1, top: top + room, bottom: bottom - room });
      }
    }
    for (const { element, left, right, top, bottom } of lines) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX === 'hidden' || overflowX === 'clip')
          if (left < edge.left - 1 || right > edge.right + 1) found.push(`${words(element)} is cut off at the side`);
        if (overflowY === 'hidden' || overflowY === 'clip')
          if (top < edge.top - 1 || bottom > edge.bottom + 1) found.push(`${words(element)} is cut off above or below`);
        if (position === 'fixed') break;
      }
    }
    // Elements that float over the page do so on purpose.
    const flowing = lines.filter(
      ({ element }) => !element.closest('aside[aria-label]:has([aria-expanded]), body > a, dialog'),
    );
    flowing.sort((one, other) => one.top - other.top);
    flowing.forEach((one, index) => {
      for (const other of flowing.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element === other.element || other.left >= one.right || other.right <= one.left) continue;
        found.push(`${words(one.element)} and ${words(other.element)} lie over each other`);
      }
    });
    return [...new Set(found)];
  });
}
