import type { Change } from '@/lib/notices/compare-texts';
import { element } from './dom';

/** Words that came as `ins`, words that went as `del`, the others as they are. */
export function markedChanges(changes: readonly Change[]): (Node | string)[] {
  return changes.map(({ kind, text }) =>
    kind === 'same' ? text : element(kind === 'added' ? 'ins' : 'del', {}, text),
  );
}
