import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import styles from './letter-list.module.css';

type LetterLine = { path: string; title: string; forWhom: string; lang?: string };

/** The letters as a list: what each one is, and when to write it. */
export function LetterList({ letters }: { letters: readonly LetterLine[] }) {
  return (
    <ul className={styles.list}>
      {letters.map(({ path, title, forWhom, lang }) => (
        <li key={path} lang={lang}>
          <SiteLink href={path}>{typeset(title)}</SiteLink>
          <p>{typeset(forWhom)}</p>
        </li>
      ))}
    </ul>
  );
}
