import type { Change } from '@/lib/notices/compare-texts';
import { element } from './dom';

/** Added words as `ins`, removed words as `del`, the others unchanged. */
export function changeNodes(changes: readonly Change[]): (Node | string)[] {
  return changes.map(({ kind, text }) =>
    kind === 'same' ? text : element(kind === 'added' ? 'ins' : 'del', {}, text),
  );
}
