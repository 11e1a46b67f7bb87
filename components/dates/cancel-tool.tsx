'use client';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Problems, type Problem } from '@/components/forms/problems';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFreshForm } from '@/components/forms/use-fresh-form';
import type { DatesPage } from '@/content/types';
import { officeHours } from '@/lib/constants';
import { isProblem, readNearDay } from '@/lib/dates/day-field';
import type { Locale } from '@/lib/i18n/routing';
import { lastSafeDay, urgencyOf, type LastSafeDay, type Urgency } from '@/lib/time/cancel-payment';
import type { CalendarDay } from '@/lib/time/calendar-day';
import type { TypedDay } from '@/lib/time/read-day';
import { todayBy } from '@/lib/time/today';
import formStyles from '@/components/forms/forms.module.css';
import { CancelAnswer } from './cancel-answer';
import { DayFields, dayOrder } from './day-fields';
import { typedDay } from './typed-day';
import styles from './dates.module.css';

/** What both counters are given. */
export type ToolSettings = {
  words: DatesPage['words'];
  problemTitle: string;
  locale: Locale;
  domain: string;
  /** The day on which the page was built: a clock that is before it is wrong. */
  builtOn: CalendarDay;
};

type CancelToolProps = ToolSettings & {
  own: DatesPage['cancel']['words'];
  advice: Record<Urgency, ReactNode>;
  note: ReactNode;
};

/** Where today stands; undefined when the clock of the device cannot be right. */
export type Cancellation = { payment: CalendarDay; safe: LastSafeDay; urgency: Urgency | undefined };

/** Counts back from a payment to the last safe day, in the page: nothing is sent, kept or written into the address. */
export function CancelTool({ own, advice, note, ...settings }: CancelToolProps) {
  const { words, problemTitle, locale, builtOn } = settings;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Cancellation>();
  const [problems, setProblems] = useState<readonly (Problem & { part: keyof TypedDay })[]>([]);
  useFreshForm(form, () => {
    setFound(undefined);
    setProblems([]);
  });

  function count(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const today = todayBy(new Date(), builtOn, officeHours.timeZone);
    const payment = readNearDay('payment', typedDay(event.currentTarget, 'payment'), today ?? builtOn);
    if (isProblem(payment)) {
      const part = payment.problem === 'empty' ? dayOrder[locale][0]! : payment.part;
      setProblems([{ at: `payment-${part}`, part, text: words.problems[payment.problem] }]);
      return setFound(undefined);
    }
    setProblems([]);
    const safe = lastSafeDay(payment);
    setFound({ payment, safe, urgency: today && urgencyOf(safe.day, payment, today) });
  }

  return (
    <>
      <div className={styles.ask}>
        {note}
        {/* Outside a dialog this method sends nothing, also where the program never comes. */}
        <form
          className={`${formStyles.form} needs-script`}
          ref={form}
          method="dialog"
          noValidate
          autoComplete="off"
          onSubmit={count}
        >
          <Problems title={problemTitle} problems={problems} />
          <DayFields id="payment" legend={own.legend} problem={problems[0]} labels={words} locale={locale} />
          <SubmitButton label={own.button} />
        </form>
      </div>
      <CancelAnswer found={found} own={own} advice={advice} settings={settings} />
    </>
  );
}
