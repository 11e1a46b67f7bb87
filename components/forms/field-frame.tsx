'use client';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field is given. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** What was wrong when the form was sent: the summary above the form announces it (`Problems`). */
  error?: string;
};

/** What a field says of its control. */
type ControlProps = { 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldFrameProps = FieldProps & {
  /** `fieldset` around several controls: it is described itself, so that a hint is not heard with each of them. */
  as?: 'div' | 'fieldset';
  isLabelHidden?: boolean;
  /** What became of the text while it was typed: it is announced here, since no summary does. */
  note?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A field: its label, its hint, its control, and below it the error (`field-1`). The control has no `name`, so that no browser can send it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  as: Frame = 'div',
  isLabelHidden,
  note,
  children,
}: FieldFrameProps) {
  const message = error ?? note;
  const isGroup = Frame === 'fieldset';
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Frame
      className={styles.field}
      data-bad={error ? '' : undefined}
      aria-describedby={isGroup ? described : undefined}
    >
      {isGroup ? (
        <legend className={styles.label}>{label}</legend>
      ) : (
        <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ 'aria-describedby': isGroup ? undefined : described, 'aria-invalid': message ? true : undefined })}
      <p className={styles.error} id={`${id}-error`} role={error ? undefined : 'alert'} hidden={!message}>
        {message}
      </p>
    </Frame>
  );
}
