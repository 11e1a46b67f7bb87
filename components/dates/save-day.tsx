'use client';
import type { DateWords } from '@/content/types';
import { isoDay } from '@/lib/time/calendar-day';
import { calendarAddress, calendarFile, type CalendarEntry } from '@/lib/time/calendar-file';
import buttonStyles from '@/components/ui/button.module.css';
import formStyles from '@/components/forms/forms.module.css';
import styles from './dates.module.css';

type SaveDayProps = { entry: CalendarEntry; domain: string; words: Pick<DateWords, 'save' | 'saveHint'> };

/** A link that saves a day as a calendar file, made in the page. */
export function SaveDay({ entry, domain, words }: SaveDayProps) {
  return (
    <div className={styles.save}>
      <a
        className={buttonStyles.button}
        data-theme="outline"
        href={calendarAddress(calendarFile(entry, domain, new Date()))}
        download={`${isoDay(entry.day)}.ics`}
      >
        {words.save}
      </a>
      <p className={formStyles.hint}>{words.saveHint}</p>
    </div>
  );
}
