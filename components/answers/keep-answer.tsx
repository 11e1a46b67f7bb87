import { useState } from 'react';
import { Hint } from '@/components/forms/hint';
import { buttonLook } from '@/components/ui/button-look';
import { PrintButton } from '@/components/ui/print-button';
import type { DateWords } from '@/content/types';
import { isoDay } from '@/lib/time/calendar-day';
import { calendarAddress, type CalendarEntry, calendarFile } from '@/lib/time/calendar-file';
import styles from './keep-answer.module.css';

type KeepAnswerProps = {
  /** The day to save as a calendar file; absent when it has passed. */
  entry?: CalendarEntry;
  domain: string;
  /** `print` is absent when the page has its print button elsewhere. */
  words: Pick<DateWords, 'save' | 'saveHint'> & { print?: string };
};

/** Ways to keep the answer: a calendar file made in the page, and printing. Give it a `key` per answer: the file states when it was made. */
export function KeepAnswer({ entry, domain, words }: KeepAnswerProps) {
  const [madeAt] = useState(() => new Date());
  return (
    <div className={styles.keep}>
      {entry && (
        <a
          {...buttonLook('outline')}
          href={calendarAddress(calendarFile(entry, domain, madeAt))}
          download={`${isoDay(entry.day)}.ics`}
        >
          {words.save}
        </a>
      )}
      {words.print && <PrintButton label={words.print} />}
      {entry && <Hint>{words.saveHint}</Hint>}
    </div>
  );
}
