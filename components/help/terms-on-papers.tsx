import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import type { ExplainedTerm } from '@/content/help/terms';
import { termPath } from '@/lib/pages/term-path';
import { HelpTable } from './help-table';
import { OtherTerm } from './other-term';

/** Words printed on the reader's papers, in both languages. */
export function TermsOnPapers({ terms }: { terms: readonly ExplainedTerm[] }) {
  return (
    <HelpTable>
      {terms.map(({ slug, term, meaning, other }) => (
        <div key={slug}>
          <dt>
            <SiteLink href={termPath(slug)}>{term}</SiteLink>
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
