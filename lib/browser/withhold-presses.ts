import { hydratedStore } from './hydrated-store';
import { runtimeAttribute } from './runtime';

/**
 * Events in which React hydrates their part of the page at once, so that the answer would wait. It must hear of clicks, changes and resets
 * (https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventReplaying.js).
 */
const presses = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'auxclick', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend'],
  ...['copy', 'cut', 'paste'],
];

/**
 * Keeps presses and keys from React until all parts of the page are hydrated, where the inline script starts the program; the browser still does
 * what it does with them (`program-6`). Ends when a script fails to load, because some part of the page may then never be hydrated.
 */
export function withholdPresses(): void {
  if (!document.querySelector(`[${runtimeAttribute}]`)) return;
  const withholding = new AbortController();
  const options = { capture: true, signal: withholding.signal };
  for (const type of presses) addEventListener(type, (event) => event.stopPropagation(), options);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && withholding.abort(), options);
  hydratedStore.subscribe(() => withholding.abort());
}
