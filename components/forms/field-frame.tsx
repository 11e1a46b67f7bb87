import type { ReactNode } from 'react';
import { flag } from '@/lib/flag';
import { Hint } from './hint';
import styles from './field-frame.module.css';

/** The props that every field takes. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** What was wrong when the form was sent: the summary above the form announces it (`ErrorSummary`). */
  error?: string;
};

/** The ARIA attributes that a field sets on its control. */
type ControlProps = { 'aria-required'?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldFrameProps = FieldProps & {
  /** `fieldset` for several controls: the hint describes the group, so that it is not announced with each control. */
  as?: 'div' | 'fieldset';
  /** For a fieldset of radio buttons, which have no error of their own and are not required one by one: their group is. */
  isRadioGroup?: boolean;
  isLabelHidden?: boolean;
  /** Whether the error is announced here, because no summary announces it. */
  isErrorAnnounced?: boolean;
  /** A notice about what is being typed (`field-4`); empty while there is none, because a live region has to be there before its text. */
  note?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A field: label, hint, control, and below it error and note (`field-1`). The control sends nothing: only radio buttons have a `name`. */
export function FieldFrame({
  id,
  label,
  hint,
  isRequired,
  error,
  as: Frame = 'div',
  isRadioGroup,
  isLabelHidden,
  isErrorAnnounced,
  note,
  children,
}: FieldFrameProps) {
  const invalid = error ? true : undefined;
  const isGroup = Frame === 'fieldset';
  const described =
    [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ') || undefined;
  return (
    <Frame
      className={styles.field}
      data-bad={flag(!!error && !isErrorAnnounced)}
      aria-describedby={isGroup ? described : undefined}
      {...(isRadioGroup && { role: 'radiogroup', 'aria-required': isRequired, 'aria-invalid': invalid })}
    >
      {isGroup ? (
        <legend className={styles.label}>{label}</legend>
      ) : (
        <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        'aria-required': isGroup ? undefined : isRequired,
        'aria-describedby': isGroup ? undefined : described,
        'aria-invalid': isRadioGroup ? undefined : invalid,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`} role={isErrorAnnounced ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {note !== undefined && (
        <div className={styles.note} id={`${id}-note`} aria-live="polite">
          {note}
        </div>
      )}
    </Frame>
  );
}
