import { RichText } from '@/components/text/rich-text';
import { flag } from '@/lib/flag';
import { type CompleteLocale, inReadingOrder, type Locale } from '@/lib/i18n/routing';
import type { PairedRow as Row } from '@/lib/pairs/pair-rows';
import { typeset } from '@/lib/text/typeset';
import styles from './paired-row.module.css';

/** One row in both languages, the `reader`'s first; each cell has its own `lang`. */
export function PairedRow({ row, reader }: { row: Row; reader: Locale }) {
  return (
    <div className={styles.pair} id={row.type === 'heading' ? row.id : undefined} data-type={row.type}>
      {inReadingOrder(reader).map((locale) => (
        <div key={locale} className={styles.cell} lang={locale}>
          <Cell row={row} locale={locale} />
        </div>
      ))}
    </div>
  );
}

function Cell({ row, locale }: { row: Row; locale: CompleteLocale }) {
  switch (row.type) {
    case 'heading': {
      const Heading = row.level === 2 ? 'h2' : 'h3';
      return <Heading>{typeset(row.text[locale])}</Heading>;
    }
    case 'cells':
      return (
        <dl>
          {row.cells[locale].map((cell, index) => (
            <div key={index}>
              <dt>{typeset(row.columns[locale][index] ?? '')}</dt>
              <dd>
                <RichText text={cell} locale={locale} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'lines':
      return row.lines[locale].map((line, index) => (
        <p key={index} data-item={flag(row.isList)}>
          <RichText text={line} locale={locale} />
        </p>
      ));
  }
}
