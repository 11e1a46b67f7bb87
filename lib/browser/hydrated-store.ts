let isHydrated = false;
const listeners = new Set<() => void>();

/** Whether the page is hydrated, so that its controls work. React reads it with `useSyncExternalStore`. */
export const hydratedStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => isHydrated,
  getServerSnapshot: (): boolean => false,
  hydrate(): void {
    isHydrated = true;
    listeners.forEach((listener) => listener());
  },
};
