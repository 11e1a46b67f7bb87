import { RichParagraph } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { InfoCard } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './card-grid.module.css';

/** Short texts side by side under hairlines; a card with a link ends in an arrow link. */
export function CardGrid({ cards, columns }: { cards: readonly InfoCard[]; columns: 2 | 3 }) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map(({ id, subtitle, title, copy, link }) => (
        <li key={id} id={id} className={styles.card}>
          <p className={styles.subtitle}>{typeset(subtitle)}</p>
          <h3>{typeset(title)}</h3>
          <RichParagraph text={copy} />
          {link && <ArrowLink label={link.label} href={link.href} />}
        </li>
      ))}
    </ul>
  );
}
