import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import styles from './forms.module.css';

type ToolHeadProps = {
  title: string;
  lead: string;
  /** The page above this one. */
  parent?: { label: string; href: string };
};

/** The top of a page with a tool: what it is, and what it does in a sentence. */
export function ToolHead({ title, lead, parent }: ToolHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {parent && (
          <p className={styles.parent}>
            <SiteLink href={parent.href}>{parent.label}</SiteLink>
          </p>
        )}
        <h1>{typeset(title)}</h1>
      </div>
      <p>{typeset(lead)}</p>
    </header>
  );
}
