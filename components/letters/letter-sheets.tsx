import type { ReactNode } from 'react';
import { flag } from '@/lib/flag';
import type { Locale } from '@/lib/i18n/routing';
import styles from './letter-sheets.module.css';

type LetterSheetsProps<One> = {
  letters: readonly One[];
  /** The language of the one letter that is printed; undefined if none of them is chosen. */
  printed?: Locale;
  /** What is on the sheet of a letter. */
  children: (letter: One) => ReactNode;
};

/** One letter beside its instructions, or two letters side by side. */
export function LetterSheets<One extends { locale: Locale }>({ letters, printed, children }: LetterSheetsProps<One>) {
  return (
    <div className={styles.letters} data-twin={flag(letters.length > 1)}>
      {letters.map((letter) => (
        <div
          key={letter.locale}
          className={styles.sheet}
          data-sheet={letter.locale}
          data-printed={flag(letter.locale === printed)}
        >
          {children(letter)}
        </div>
      ))}
    </div>
  );
}
