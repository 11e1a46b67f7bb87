import type { ComponentPropsWithoutRef } from 'react';
import { newTabNoteId } from '@/lib/part-ids';

type ExternalLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A link to someone else's site. `data-leave-site` makes the leave-site warning come first;
 * without JavaScript it goes to its address (`contract.md` C). The frame's note says that it opens in a new tab.
 */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} data-leave-site="" target="_blank" rel="noopener noreferrer" aria-describedby={newTabNoteId}>
      {children}
    </a>
  );
}
