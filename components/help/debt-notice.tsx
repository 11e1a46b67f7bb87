import type { AnnotatedDebtNotice } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import type { Rich } from '@/lib/text/inline-markup';
import { DebtNoticeItem } from './debt-notice-item';
import styles from './debt-notice.module.css';

type DebtNoticeProps = Pick<AnnotatedDebtNotice, 'items'> & {
  /** Printed where a part of the notice begins. */
  mark: string;
  /** Read by screen readers before each box. */
  box: string;
  /** The same items as printed on a debt notice in the other language, by id. */
  original?: { lang: Locale; label: string; lines: Readonly<Record<string, readonly Rich[]>> };
};

/** A debt notice in numbered parts, each with what it means. */
export function DebtNotice({ items, mark, box, original }: DebtNoticeProps) {
  return (
    <ol className={styles.notice}>
      {items.map((item, index) => (
        <DebtNoticeItem
          key={item.id}
          {...item}
          endsPart={items[index + 1]?.startsPart ?? index === items.length - 1}
          number={index + 1}
          box={box}
          mark={item.startsPart && mark}
          original={original && { ...original, lines: original.lines[item.id] ?? [] }}
        />
      ))}
    </ol>
  );
}
