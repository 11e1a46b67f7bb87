import { getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/ui/disclosure';
import { typeset } from '@/lib/text/typeset';
import { MarkCurrentLink } from './mark-current-link';
import styles from './table-of-contents.module.css';

/** A part of a page with its heading. */
type PartOfPage = { id: string; title: string };

/** Renders the same list twice, beside the text for desktops and collapsed above it elsewhere; CSS shows one of them. */
export async function TableOfContents({ parts }: { parts: readonly PartOfPage[] }) {
  const t = await getTranslations('Sections');
  const list = (
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{typeset(title)}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <Disclosure title={t('contents')} className={styles.folded}>
        {list}
      </Disclosure>
      <MarkCurrentLink className={styles.beside}>
        <h2>{t('contents')}</h2>
        {list}
      </MarkCurrentLink>
    </nav>
  );
}
