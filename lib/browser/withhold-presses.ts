import { hydratedStore } from './hydrated-store';
import { runtimeAttribute } from './runtime';

/**
 * Events on which React hydrates the target's part of the page at once, which delays the response. Clicks, changes and resets are not among them,
 * because React must receive them (https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventReplaying.js).
 */
const presses = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'auxclick', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend'],
  ...['copy', 'cut', 'paste'],
];

/**
 * On a page whose program the inline script starts, keeps presses and keys from React until all parts are hydrated; the browser still handles them
 * as usual (`program-6`). Ends early when a script fails to load after this, because some part of the page may then never be hydrated.
 */
export function withholdPresses(): void {
  if (!document.querySelector(`[${runtimeAttribute}]`)) return;
  const withholding = new AbortController();
  const options = { capture: true, signal: withholding.signal };
  for (const type of presses) addEventListener(type, (event) => event.stopPropagation(), options);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && withholding.abort(), options);
  hydratedStore.subscribe(() => {
    withholding.abort();
    // React gets one event for all that was typed in a field meanwhile.
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
