import { typeset } from '@/lib/text/typeset';
import styles from './forms.module.css';

/** The top of a page with a tool: what it is, and what it does in a sentence. */
export function ToolHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1>{typeset(title)}</h1>
      <p>{typeset(lead)}</p>
    </header>
  );
}
