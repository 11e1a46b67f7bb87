/** For each element made inert, the number of open panels it is behind. */
const panels = new WeakMap<Element, number>();

/**
 * Makes the page inert except for what contains `panel` and dialogs, which can open above it; returns an undo function. Elements that were
 * already inert stay so, and one behind two panels stays inert until both are closed, in any order.
 */
export function makeInertBehind(panel: Element): () => void {
  const behind = [...document.body.children].filter(
    (element) =>
      !element.contains(panel) && !element.matches('dialog') && (panels.has(element) || !element.hasAttribute('inert')),
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
