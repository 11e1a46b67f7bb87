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
export function FieldFrame({ id, label, hint, error, as = 'div', isLabelHidden, note, children }: FieldFrameProps) {
  const message = error ?? note;
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const invalid = message ? true : undefined;
  const content = (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(
        as === 'fieldset' ? { 'aria-invalid': invalid } : { 'aria-describedby': described, 'aria-invalid': invalid },
      )}
      <p className={styles.error} id={`${id}-error`} role={error ? undefined : 'alert'} hidden={!message}>
        {message}
      </p>
    </>
  );
  const frame = { className: styles.field, 'data-bad': error ? '' : undefined };
  if (as === 'fieldset')
    return (
      <fieldset {...frame} aria-describedby={described}>
        <legend className={styles.label}>{label}</legend>
        {content}
      </fieldset>
    );
  return (
    <div {...frame}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {content}
    </div>
  );
}
