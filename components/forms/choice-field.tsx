'use client';
import styles from './forms.module.css';

type ChoiceFieldProps = {
  id: string;
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string;
  error?: string;
  options: readonly { value: string; label: string }[];
  initial: readonly string[];
};

/** One of several, or any of them, under a legend. The ids of the options are `<id>-<value>`. */
export function ChoiceField({ id, type, label, hint, error, options, initial }: ChoiceFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.field} data-bad={error ? '' : undefined} aria-describedby={described}>
      <legend>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map(({ value, label: name }) => (
        <label key={value} className={styles.option}>
          <input
            type={type}
            id={`${id}-${value}`}
            // Radios are one choice by their name; nothing is ever sent.
            name={type === 'radio' ? id : undefined}
            value={value}
            data-choice={id}
            defaultChecked={initial.includes(value)}
            aria-invalid={error ? true : undefined}
          />
          <span>{name}</span>
        </label>
      ))}
      <p className={styles.error} id={`${id}-error`} role="status" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}
