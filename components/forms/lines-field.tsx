'use client';
import { useState } from 'react';
import { cutLines } from '@/lib/forms/plain-text';
import styles from './forms.module.css';

type LinesFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  lines: number;
  /** The most characters of a line. */
  most: number;
  /** What is said when more was typed or pasted. */
  tooLong: string;
  isRequired?: boolean;
};

/** A few lines of text with label, hint and error. It has no `name`, so that no browser can send it. */
export function LinesField({ id, label, hint, error, lines, most, tooLong, isRequired }: LinesFieldProps) {
  const [isCut, setIsCut] = useState(false);
  const message = error ?? (isCut ? tooLong : undefined);
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} data-bad={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={lines}
        className={styles.input}
        autoComplete="off"
        aria-required={isRequired}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        onInput={({ currentTarget }) => {
          const cut = cutLines(currentTarget.value, most, lines);
          setIsCut(cut !== currentTarget.value);
          if (cut !== currentTarget.value) currentTarget.value = cut;
        }}
      />
      <p className={styles.error} id={`${id}-error`} role="status" hidden={!message}>
        {message}
      </p>
    </div>
  );
}
