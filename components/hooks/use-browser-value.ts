import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/**
 * A value that only the browser knows: `onServer` in the HTML and during hydration, so that both match, then `read` with each rendering and
 * when `watch` calls back.
 */
export function useBrowserValue<Value>(
  read: () => Value,
  onServer: Value,
  watch: (changed: () => void) => () => void = nothingToWatch,
): Value {
  return useSyncExternalStore(watch, read, () => onServer);
}
