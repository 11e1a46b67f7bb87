let isServed = false;
const listeners = new Set<() => void>();

/** Whether the program serves the page's controls. React reads it with `useSyncExternalStore`. */
export const servedStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => isServed,
  getServerSnapshot: (): boolean => false,
  serve(): void {
    isServed = true;
    listeners.forEach((listener) => listener());
  },
};
