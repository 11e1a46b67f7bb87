import type { Seen } from './visitor';

/** Runs in the page: describes the first of `elements` that is shown. It must not use anything outside its own body. */
export function describeFirstShown(elements: readonly Element[]): Seen | null {
  const element = elements.find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && candidate.getClientRects().length > 0,
  );
  if (!element) return null;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    text: element.textContent.replace(/\s+/g, ' ').trim(),
    isFocused: document.activeElement === element,
    isInView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
}
