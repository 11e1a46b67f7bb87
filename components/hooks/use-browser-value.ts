'use client';
import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** A value that only the browser knows and that never changes: `onServer` in the HTML and during hydration, so that both agree, then what `read` gives. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(nothingToWatch, read, () => onServer);
}
