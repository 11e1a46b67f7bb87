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
