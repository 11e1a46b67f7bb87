import { RichText } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { HomePage } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './lead-cards.module.css';

/** Home: four reasons to visit, each a row that is one link, with a small engraving whose gold is hidden while another row is hovered. */
export function LeadCards({ title, cards }: HomePage['leadCards']) {
  return (
    <section className={styles.cards}>
      <h2>{typeset(title)}</h2>
      <ul>
        {cards.map(({ id, subtitle, title: heading, copy, link }) => (
          <li key={id} id={id} className={styles.row}>
            <span className={styles.drawing} />
            <p className={styles.label}>{typeset(subtitle)}</p>
            <div className={styles.reason}>
              <h3>{typeset(heading)}</h3>
              <ArrowLink label={link.label} href={link.href} />
            </div>
            <p className={styles.copy}>
              <RichText text={copy} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
