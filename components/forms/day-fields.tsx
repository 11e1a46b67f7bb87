import type { TypedDay } from '@/lib/forms/read-day';
import type { Locale } from '@/lib/i18n/routing';
import { formatMonth } from '@/lib/text/month-names';
import { dayOrder } from './day-order';
import type { ShownProblem } from './error-summary';
import { FieldFrame } from './field-frame';
import styles from './day-fields.module.css';

/** Longer than the digits of a date, so that a field takes spaces too, and reports a digit too many instead of cutting it. */
const maxLengths = { day: 4, year: 8 } as const;

type DayFieldsProps = {
  id: string;
  legend: string;
  hint?: string;
  isRequired?: boolean;
  problem?: Pick<ShownProblem, 'controlId' | 'text'>;
  words: Record<keyof TypedDay | 'choose', string>;
  locale: Locale;
};

/** A date in three labeled controls. */
export function DayFields({ id, legend, hint, isRequired, problem, words, locale }: DayFieldsProps) {
  return (
    <FieldFrame id={id} label={legend} hint={hint} error={problem?.text} as="fieldset">
      {() => (
        <div className={styles.day}>
          {dayOrder(locale).map((part) => (
            <div key={part} data-part={part}>
              <label htmlFor={`${id}-${part}`}>{words[part]}</label>
              <Part
                part={part}
                id={`${id}-${part}`}
                errorId={problem?.controlId === `${id}-${part}` ? `${id}-error` : undefined}
                isRequired={isRequired}
                words={words}
                locale={locale}
              />
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

type PartProps = Pick<DayFieldsProps, 'id' | 'isRequired' | 'words' | 'locale'> & {
  part: keyof TypedDay;
  errorId: string | undefined;
};

/** One control of a date. A wrong one is described by the error text, because the summary links to it. */
function Part({ part, id, errorId, isRequired, words, locale }: PartProps) {
  const shared = {
    id,
    autoComplete: 'off',
    'aria-required': isRequired,
    'aria-describedby': errorId,
    'aria-invalid': errorId ? (true as const) : undefined,
  };
  if (part !== 'month') return <input type="text" inputMode="numeric" maxLength={maxLengths[part]} {...shared} />;
  return (
    <select {...shared}>
      <option value="">{words.choose}</option>
      {Array.from({ length: 12 }, (_, index) => (
        <option key={index} value={index + 1}>
          {formatMonth(index + 1, locale)}
        </option>
      ))}
    </select>
  );
}
