/** By part of the page that is inert because of a panel, the number of panels that it lies behind. */
const panels = new WeakMap<Element, number>();

/**
 * Makes every part of the page but the one that holds `panel` inert; gives the function that undoes it. What was inert
 * before stays so, and a part behind two panels is inert until both have gone, in any order.
 */
export function makeInertBehind(panel: Element): () => void {
  const behind = [...document.body.children].filter(
    (element) => !element.contains(panel) && (panels.has(element) || !element.hasAttribute('inert')),
  );
  behind.forEach((element) => count(element, 1));
  return () => behind.forEach((element) => count(element, -1));
}

function count(element: Element, change: 1 | -1): void {
  const number = (panels.get(element) ?? 0) + change;
  if (number > 0) panels.set(element, number);
  else panels.delete(element);
  element.toggleAttribute('inert', number > 0);
}
