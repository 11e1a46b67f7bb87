'use client';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DayFields } from '@/components/forms/day-fields';
import { dayControlId } from '@/components/forms/day-order';
import { Problems, type ShownProblem } from '@/components/forms/problems';
import { SubmitButton } from '@/components/forms/submit-button';
import { typedDay } from '@/components/forms/typed-day';
import type { DatesPage } from '@/content/types';
import { officeHours } from '@/lib/firm-facts';
import { lastSafeDay, urgencyOf, type Urgency } from '@/lib/dates/cancel-payment';
import { isProblem, readNearDay } from '@/lib/forms/day-field';
import { todayBy } from '@/lib/time/today';
import { CancelAnswer, type Cancellation } from './cancel-answer';
import { DateForm } from './date-form';
import type { ToolSettings } from './tool-settings';

type CancelToolProps = ToolSettings & {
  own: DatesPage['cancel']['words'];
  advice: Record<Urgency, ReactNode>;
};

/** Counts back from a payment to the last safe day, in the page: nothing is sent, stored or written to the address. */
export function CancelTool({ own, advice, ...settings }: CancelToolProps) {
  const { words, problemTitle, locale, builtOn } = settings;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Cancellation>();
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);

  function forget() {
    setFound(undefined);
    setProblems([]);
  }
  function count(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Eastern time, because the firm has to receive the call; a dispute is dated by the visitor's own calendar.
    const today = todayBy(new Date(), builtOn, officeHours.timeZone);
    const payment = readNearDay('payment', typedDay(event.currentTarget, 'payment'), today ?? builtOn);
    if (isProblem(payment)) {
      const { field, code } = payment;
      setProblems([{ field, controlId: dayControlId(payment, locale), label: own.legend, text: words.problems[code] }]);
      return setFound(undefined);
    }
    setProblems([]);
    const safe = lastSafeDay(payment);
    setFound({ payment, safe, urgency: today && urgencyOf(safe.day, payment, today) });
  }

  return (
    <>
      <DateForm form={form} forget={forget} onSubmit={count}>
        <Problems title={problemTitle} problems={problems} />
        <DayFields id="payment" legend={own.legend} isRequired problem={problems[0]} labels={words} locale={locale} />
        <SubmitButton label={own.button} />
      </DateForm>
      <CancelAnswer found={found} own={own} advice={advice} settings={settings} />
    </>
  );
}
