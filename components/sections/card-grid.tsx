import { RichText } from '@/components/text/rich-text';
import { ArrowButton } from '@/components/ui/arrow-button';
import type { InfoCard } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './card-grid.module.css';

/** Short texts side by side under hairlines; a card with a link ends in an arrow button. */
export function CardGrid({ cards, columns }: { cards: readonly InfoCard[]; columns: 2 | 3 }) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map(({ id, subtitle, title, copy, link }) => (
        <li key={id} id={id} className={styles.card}>
          <p className={styles.subtitle}>{subtitle}</p>
          <h3>{typeset(title)}</h3>
          <p>
            <RichText text={copy} />
          </p>
          {link && <ArrowButton label={link.label} url={link.href} />}
        </li>
      ))}
    </ul>
  );
}
