import { dayOrder } from '@/components/forms/day-order';
import type { DateWords } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import styles from './day-slip.module.css';

type DaySlipProps = {
  /** What one knows, and below it what one counts. */
  asked: readonly string[];
  counted: readonly string[];
  note?: string;
  words: DateWords;
  locale: Locale;
};

/** On paper and without script, in place of a form: each date with rules to write it on. */
export function DaySlip({ asked, counted, note, words, locale }: DaySlipProps) {
  return (
    <div className={styles.slip} data-slip="">
      <dl>
        {[...asked, ...counted].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            {dayOrder(locale).map((part) => (
              <dd key={part} data-part={part}>
                {words[part]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </div>
  );
}
