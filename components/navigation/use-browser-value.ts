'use client';
import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** What only the browser knows and what never changes on a page: `onServer` in the HTML and while the page hydrates, so that both agree, then what `read` gives. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(nothingToWatch, read, () => onServer);
}
