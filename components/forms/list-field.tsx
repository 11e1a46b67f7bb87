'use client';
import styles from './forms.module.css';

type ListFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** In place of a choice. */
  choose: string;
  options: readonly { value: string; label: string }[];
  isRequired?: boolean;
};

/** A choice from a list that opens. It has no `name`, so that no browser can send it. */
export function ListField({ id, label, hint, error, choose, options, isRequired }: ListFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} data-bad={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className={styles.input}
        autoComplete="off"
        aria-required={isRequired}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{choose}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.error} id={`${id}-error`} role="status" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
