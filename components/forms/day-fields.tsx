'use client';
import type { TypedDay } from '@/lib/forms/read-day';
import type { Locale } from '@/lib/i18n/routing';
import { formatMonth } from '@/lib/time/day-text';
import { dayOrder } from './day-order';
import formStyles from './forms.module.css';

const mostCharacters = { day: 4, year: 8 } as const;

type DayFieldsProps = {
  id: string;
  legend: string;
  hint?: string;
  /** The part that has a problem, and what is said. */
  problem?: { part?: keyof TypedDay; text: string };
  labels: Record<keyof TypedDay | 'choose', string>;
  locale: Locale;
};

/** A date in three labeled fields. They have no `name`, so that no browser can send them. */
export function DayFields({ id, legend, hint, problem, labels, locale }: DayFieldsProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = (part: keyof TypedDay) => ({
    id: `${id}-${part}`,
    className: formStyles.input,
    autoComplete: 'off',
    'aria-describedby': described,
    'aria-invalid': problem?.part === part ? true : undefined,
  });
  return (
    <fieldset className={formStyles.field} data-bad={problem ? '' : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className={formStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={formStyles.day}>
        {dayOrder[locale].map((part) => (
          <div key={part} data-part={part}>
            <label htmlFor={`${id}-${part}`}>{labels[part]}</label>
            {part === 'month' ? (
              <select {...shared(part)}>
                <option value="">{labels.choose}</option>
                {Array.from({ length: 12 }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {formatMonth(index + 1, locale)}
                  </option>
                ))}
              </select>
            ) : (
              <input type="text" inputMode="numeric" maxLength={mostCharacters[part]} {...shared(part)} />
            )}
          </div>
        ))}
      </div>
      <p className={formStyles.error} id={`${id}-error`} role="status" hidden={!problem}>
        {problem?.text}
      </p>
    </fieldset>
  );
}
