import type { Guard } from '@/editor/guards';

/** Values of one kind that this browser keeps by name, below `prefix`. `isValue` guards against what another editor stored there. */
export function storedValues<Value>(prefix: string, isValue: Guard<Value>) {
  return {
    /** The value under `name`; undefined if there is none. */
    read(name: string): Value | undefined {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
        return isValue(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    /** Returns whether the browser could store the value. */
    keep(name: string, value: Value): boolean {
      try {
        localStorage.setItem(prefix + name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    forget(name: string): void {
      localStorage.removeItem(prefix + name);
    },
    /** The names of all values. */
    names(): string[] {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    },
  };
}
