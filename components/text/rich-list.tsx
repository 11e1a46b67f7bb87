import type { ComponentPropsWithoutRef } from 'react';
import type { Rich } from '@/lib/text/inline-markup';
import { type RenderTerm, RichText } from './rich-text';

type RichListProps = ComponentPropsWithoutRef<'ul'> & { lines: readonly Rich[]; renderTerm?: RenderTerm };

/** A list of strings with inline markup, no two of them equal. */
export function RichList({ lines, renderTerm, ...list }: RichListProps) {
  return (
    <ul {...list}>
      {lines.map((line) => (
        <li key={line}>
          <RichText text={line} renderTerm={renderTerm} />
        </li>
      ))}
    </ul>
  );
}
