import { hydratedEvent } from '@/boot/protocol';
import { isHydrated, markOn } from '@/scripts/kit/mark-hydration';
import { expect } from './fixtures';
import type { Visitor } from './visitor';

/** Opens `path` and lets the site's program run, as a visitor's first move of the pointer does. */
export async function openRunning(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await startProgram(visitor);
}

/** Makes the first sign of intent on an open page, and waits until the program has started. */
export async function startProgram(visitor: Visitor): Promise<void> {
  await visitor.evaluate(markOn, hydratedEvent);
  await visitor.movePointer();
  await expect.poll(() => visitor.evaluate(isHydrated), 'the program runs').toBe(true);
}

/** Makes a mark that lives as long as the document: a full load would wipe it. */
export async function markDocument(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => void Object.assign(window, { marked: true }));
}

export function isSameDocument(visitor: Visitor): Promise<boolean> {
  return visitor.evaluate(() => 'marked' in window);
}
