import { ResolvedLink } from '@/components/navigation/resolved-link';
import type { ChatLink } from './assistant-words';

type ChatLinesProps = { lines: readonly (readonly ChatLink[])[]; newTabLabel: string; className?: string };

/** Links and texts that lead on, each on its own line. */
export function ChatLines({ lines, newTabLabel, className }: ChatLinesProps) {
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={index}>
          {line.map(({ label, link }) =>
            link ? (
              <ResolvedLink key={label} link={link} newTabLabel={newTabLabel}>
                {label}
              </ResolvedLink>
            ) : (
              label
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
