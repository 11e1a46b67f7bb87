import { endWaiting, untilHydrated } from './program';
import { hydratedEvent } from './protocol';

/** The events in which React would hydrate the page, except for clicks, which `holdClicks` keeps from it where the program is needed. */
const hurryingEvents =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup input change';

/**
 * Keeps presses and keys from React until the page is hydrated. In the first of them it would hydrate the whole page at once, and the answer to it
 * would wait (https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventReplaying.js).
 */
export function calmHydration(): void {
  const changed = new Set<EventTarget | null>();
  for (const type of hurryingEvents.split(' '))
    addEventListener(
      type,
      (event) => {
        event.stopPropagation();
        if (type === 'input') changed.add(event.target);
      },
      untilHydrated,
    );
  document.addEventListener(hydratedEvent, () => {
    endWaiting();
    // A part of the page may have been hydrated, and have read its fields, before they were filled in.
    for (const field of changed)
      for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
