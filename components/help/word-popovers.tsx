import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import { CloseButton } from '@/components/ui/close-button';
import type { ExplainedWord } from '@/content/help/words';
import { wordPath } from '@/lib/pages/word-path';
import { OtherTerm } from './other-term';
import { popoverId } from './word-term';
import styles from './word-popovers.module.css';

/** The explanations of the terms that a page uses; each opens from its term without JavaScript. */
export async function WordPopovers({ words }: { words: readonly ExplainedWord[] }) {
  const t = await getTranslations('Help');
  const close = (await getTranslations('CloseButton'))('label');
  return words.map(({ slug, term, meaning, other }) => (
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
      <p>
        <RichText text={meaning} />
      </p>
      <p>
        <SiteLink href={wordPath(slug)}>{t('allWords')}</SiteLink>
      </p>
    </div>
  ));
}
