import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { RichParagraph } from '@/components/text/rich-text';
import { CloseButton } from '@/components/ui/close-button';
import type { ExplainedTerm } from '@/content/help/terms';
import { termPath } from '@/lib/pages/term-path';
import { OtherTerm } from './other-term';
import { popoverId } from './term-in-text';
import styles from './term-popovers.module.css';

/** The explanations of the terms that a page uses; each opens from its term without JavaScript. */
export async function TermPopovers({ terms }: { terms: readonly ExplainedTerm[] }) {
  const t = await getTranslations('Help');
  const close = (await getTranslations('CloseButton'))('label');
  return terms.map(({ slug, term, meaning, other }) => (
    <div
      key={slug}
      id={popoverId(slug)}
      className={`${styles.popover} framed`}
      popover="auto"
      role="note"
      aria-label={term}
    >
      <CloseButton label={close} popoverTarget={popoverId(slug)} popoverTargetAction="hide" />
      <p className={styles.name}>{term}</p>
      <OtherTerm as="p" {...other} />
      <RichParagraph text={meaning} />
      <p>
        <SiteLink href={termPath(slug)}>{t('allWords')}</SiteLink>
      </p>
    </div>
  ));
}
