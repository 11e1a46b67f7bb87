import { isPlainClick } from '@/lib/browser/plain-click';

/** The target of `event`, or its nearest ancestor, that matches `selector`; the cast is there because a target may also be the window. */
export function closest<Found extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined {
  return (target as Partial<Element>).closest?.<Found>(selector);
}

/** Calls `act` on each plain click on an element that matches `selector`, or on something within it. */
export function onPlainClick<Found extends HTMLElement = HTMLAnchorElement>(
  selector: string,
  act: (found: Found, event: MouseEvent) => void,
  options?: AddEventListenerOptions,
): void {
  addEventListener(
    'click',
    (event) => {
      const found = isPlainClick(event) && closest<Found>(event, selector);
      if (found) act(found, event);
    },
    options,
  );
}
