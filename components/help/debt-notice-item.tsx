import { RichParagraph, RichText } from '@/components/text/rich-text';
import type { DebtNoticeItem as DebtNoticeItemContent } from '@/content/types';
import { flag } from '@/lib/flag';
import type { Locale } from '@/lib/i18n/routing';
import type { Rich } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import styles from './debt-notice-item.module.css';

type DebtNoticeItemProps = DebtNoticeItemContent & {
  number: number;
  mark?: string;
  /** Whether the next item starts a part, or there is none. */
  endsPart: boolean;
  /** Read by screen readers before each of its boxes. */
  box: string;
  /** The item as printed on a debt notice in the other language. */
  original?: { lang: Locale; label: string; lines: readonly Rich[] };
};

/** One numbered part of the sample, with what it means and what to do about it. */
export function DebtNoticeItem({
  id,
  startsPart,
  endsPart,
  number,
  heading,
  lines,
  amount,
  boxes = [],
  box,
  label,
  note,
  mark,
  original,
}: DebtNoticeItemProps) {
  const boxWords = `${box} `;
  return (
    <li className={styles.item} id={id} data-starts={flag(startsPart)} data-ends={flag(endsPart)}>
      <div className={styles.paper}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {mark && <p className={styles.mark}>{mark}</p>}
        {heading && <p className={styles.heading}>{heading}</p>}
        <div className={amount ? styles.sum : undefined}>
          {lines.map((line) => (
            <p key={line}>
              <RichText text={line} />
            </p>
          ))}
          {amount && <p className={styles.amount}>{amount}</p>}
        </div>
        {boxes.length > 0 && (
          <ul className={styles.boxes}>
            {boxes.map(({ text, under }) => (
              <li key={text} data-under={flag(under)}>
                <span className="visually-hidden">{boxWords}</span>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.note}>
        <h3>{typeset(`${number}. ${label}`)}</h3>
        <RichParagraph text={note} />
        {original && (
          <details>
            <summary>{original.label}</summary>
            {original.lines.map((line) => (
              <p key={line} lang={original.lang}>
                <RichText text={line} />
              </p>
            ))}
          </details>
        )}
      </div>
    </li>
  );
}
