'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { cutLine } from '@/lib/forms/plain-text';
import styles from './forms.module.css';

type TextFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The most characters, and what is said when more were typed or pasted. */
  most: number;
  tooLong: string;
  input?: ComponentPropsWithRef<'input'>;
};

/** One line of text with its label above, hint and error. It has no `name`, so that no browser can send it. */
export function TextField({ id, label, hint, error, most, tooLong, input }: TextFieldProps) {
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
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        autoComplete="off"
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        onInput={({ currentTarget }) => {
          const cut = cutLine(currentTarget.value, most);
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
