import type { InfoCard } from '@/content/types';
import { ArrowButton } from '@/components/ui/arrow-button';
import { typeset } from '@/lib/text/typeset';
import styles from './card-grid.module.css';
import { RichText } from './rich-text';

type CardGridProps = { cards: readonly InfoCard[]; columns: 2 | 4; ordered?: boolean };

/** Cards set apart by hairlines, two or four a row, numbered if they are steps; a card with a link ends in an arrow button. */
export function CardGrid({ cards, columns, ordered = false }: CardGridProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.grid} data-columns={columns}>
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
    </List>
  );
}
