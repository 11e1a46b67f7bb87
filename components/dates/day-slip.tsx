import { dayOrder } from '@/components/forms/day-order';
import type { DateWords } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';
import styles from './day-slip.module.css';

type DaySlipProps = {
  /** The dates that the reader knows; those in `counted` follow below. */
  asked: readonly string[];
  counted: readonly string[];
  note?: string;
  words: DateWords;
  locale: Locale;
};

/** Replaces the form in print and without JavaScript: each date with lines to write it on. */
export function DaySlip({ asked, counted, note, words, locale }: DaySlipProps) {
  return (
    <div className={styles.slip} data-slip="">
      <dl>
        {[...asked, ...counted].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            {dayOrder(locale).map((part) => (
              <dd key={part}>{words[part]}</dd>
            ))}
          </div>
        ))}
      </dl>
      {note && <p>{typeset(note)}</p>}
    </div>
  );
}
