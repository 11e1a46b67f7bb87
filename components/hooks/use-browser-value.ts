import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** A constant that only the browser knows: `onServer` in the HTML and during hydration, so that both match, then the result of `read`. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(nothingToWatch, read, () => onServer);
}
