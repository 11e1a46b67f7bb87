'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  hint?: string;
  /** Shown below the field; makes it invalid. */
  error?: string;
  hideLabel?: boolean;
} & (
  | { multiline?: false; input?: ComponentPropsWithRef<'input'> }
  | { multiline: true; input?: ComponentPropsWithRef<'textarea'> }
);

/** A text or e-mail field with label, hint and error message (`field-1`). */
export function Field({ label, hint, error, hideLabel, ...control }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    className: styles.input,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {control.multiline ? (
        <textarea rows={1} {...control.input} {...shared} />
      ) : (
        <input type="text" {...control.input} {...shared} />
      )}
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
