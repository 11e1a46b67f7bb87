import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import { TableOfContents } from '@/components/sections/table-of-contents';
import { ContentBlocks } from '@/components/text/content-blocks';
import { InShort } from '@/components/text/in-short';
import { RichParagraph, RichText } from '@/components/text/rich-text';
import type { FreeHelpRow } from '@/content/help/free-help-by-place';
import type { HelpLine } from '@/content/help/lists';
import type { SituationGroupName } from '@/content/help/situations';
import type { ExplainedTerm } from '@/content/help/terms';
import type { Situation } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { printedAddress } from '@/lib/links/printed-address';
import { mapValues } from '@/lib/map-values';
import { pagePaths } from '@/lib/pages/pages';
import { situationParts } from '@/lib/pages/part-ids';
import { situationPage, type SituationSlug } from '@/lib/pages/situations';
import { textsOf } from '@/lib/text/blocks';
import { type Rich, termSlugsIn } from '@/lib/text/inline-markup';
import type { NumberToCall } from './call-or-dispute';
import { Callout } from './callout';
import { FreeHelpTable } from './free-help-table';
import { groupDrawings, situationDrawings } from './help-drawings';
import { HelpLayout } from './help-layout';
import { HelpSection } from './help-section';
import { HelpSteps } from './help-steps';
import { HelpText } from './help-text';
import { Promises } from './promises';
import { RelatedHelp } from './related-help';
import { TermPopovers } from './term-popovers';
import { type HelpTerms, termRenderer } from './term-renderer';
import { TermsOnPapers } from './terms-on-papers';

type SituationPageProps = Situation & {
  slug: SituationSlug;
  group: SituationGroupName;
  call: NumberToCall;
  terms: HelpTerms;
  freeHelp: { intro: Rich; rows: readonly FreeHelpRow[] };
  papersTerms: readonly ExplainedTerm[];
  related: readonly HelpLine[];
  /** Shown first on the page. */
  before?: ReactNode;
};

/** Help with one situation: what it means, what to do, what the firm does, who helps for free. */
export async function SituationPage({
  slug,
  group,
  call,
  terms,
  freeHelp,
  papersTerms,
  related,
  before,
  ...copy
}: SituationPageProps) {
  const [t, locale] = await Promise.all([getTranslations('Help'), currentLocale()]);
  const letter = pagePaths['letters/dispute'];
  const { title, printTitle, lead, summary, meaning, steps, dispute, promises, limits } = copy;
  const parts = mapValues(situationParts, (id, name) => ({ id, title: t(`parts.${name}`) }));
  const renderTerm = termRenderer(terms);
  const slugs = termSlugsIn([...meaning.flatMap(textsOf), ...steps.map(({ text }) => text)]);
  const explained = slugs.flatMap((slug) => terms.bySlug[slug] ?? []);
  return (
    <HelpLayout
      as="article"
      page={situationPage(slug)}
      title={title}
      printTitle={printTitle}
      lead={lead}
      before={before}
      drawing={situationDrawings[slug] ?? groupDrawings[group]}
      call={call}
      below={<TermPopovers terms={explained} />}
    >
      <InShort lines={summary} />
      <TableOfContents parts={Object.values(parts)} />
      <HelpText>
        <HelpSection {...parts.meaning}>
          <ContentBlocks blocks={meaning} renderTerm={renderTerm} />
        </HelpSection>
        <HelpSection {...parts.steps}>
          <HelpSteps steps={steps} renderTerm={renderTerm} />
        </HelpSection>
        <HelpSection {...parts.dispute}>
          <Callout as="p">
            <RichText text={dispute} />
          </Callout>
          <p>
            <SiteLink href={letter} {...printedAddress(localizePath(letter, locale))}>
              {t('writeDispute')}
            </SiteLink>
          </p>
        </HelpSection>
        <HelpSection {...parts.promises}>
          <Promises promises={promises} limits={limits} />
        </HelpSection>
        <HelpSection {...parts.freeHelp}>
          <RichParagraph text={freeHelp.intro} />
          <FreeHelpTable rows={freeHelp.rows} />
        </HelpSection>
        <HelpSection {...parts.words}>
          <TermsOnPapers terms={papersTerms} />
        </HelpSection>
        <RelatedHelp lines={related} />
      </HelpText>
    </HelpLayout>
  );
}
