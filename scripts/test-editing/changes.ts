import { itemChanges } from './item-changes';
import type { OfferedChange } from './offered-change';
import { valueChanges } from './value-changes';

/** The changes to try, half of them in each copy. */
export const changes: readonly OfferedChange[] = [...valueChanges, ...itemChanges];
