import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** A value that only the browser knows: `onServer` in the HTML and during hydration, so that both match, then `read` with each rendering. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(nothingToWatch, read, () => onServer);
}
