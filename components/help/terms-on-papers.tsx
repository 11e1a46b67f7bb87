import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import type { ExplainedWord } from '@/content/help/words';
import { wordPath } from '@/lib/pages/word-path';
import { HelpTable } from './help-table';
import { OtherTerm } from './other-term';

/** Words printed on the reader's papers, in both languages. */
export function TermsOnPapers({ words }: { words: readonly ExplainedWord[] }) {
  return (
    <HelpTable>
      {words.map(({ slug, term, meaning, other }) => (
        <div key={slug}>
          <dt>
            <SiteLink href={wordPath(slug)}>{term}</SiteLink>
          </dt>
          <OtherTerm as="dd" {...other} />
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </HelpTable>
  );
}
