import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import styles from './letter-list.module.css';

type LetterLine = { path: string; title: string; forWhom: string };

/** The letters as a list: what each is, and when it is the one to write. */
export function LetterList({ letters }: { letters: readonly LetterLine[] }) {
  return (
    <ul className={styles.list}>
      {letters.map(({ path, title, forWhom }) => (
        <li key={path}>
          <SiteLink href={path}>{typeset(title)}</SiteLink>
          <p>{typeset(forWhom)}</p>
        </li>
      ))}
    </ul>
  );
}
