import { SiteLink } from '@/components/navigation/site-link';
import type { Locale } from '@/lib/i18n/routing';
import { termPath } from '@/lib/pages/term-path';
import { typeset } from '@/lib/text/typeset';
import styles from './term-in-text.module.css';

/** The id of a term's popover. */
export const popoverId = (slug: string): string => `word-${slug}`;

type TermInTextProps = { text: string; slug: string; stop: string; bridge?: { lang: Locale; term: string } };

/** A term in running text that opens its popover; in print and without popover support it is a link. `bridge` is its name in the other language. */
export function TermInText({ text, slug, stop, bridge }: TermInTextProps) {
  const words = typeset(text);
  return (
    <>
      <span className="whole">
        <button type="button" className={styles.term} popoverTarget={popoverId(slug)}>
          {words}
        </button>
        <SiteLink className={styles.fallback} href={termPath(slug)}>
          {words}
        </SiteLink>
        {!bridge && stop}
      </span>
      {bridge && (
        <>
          {' ('}
          <span lang={bridge.lang}>{bridge.term}</span>
          {`)${stop}`}
        </>
      )}
    </>
  );
}
