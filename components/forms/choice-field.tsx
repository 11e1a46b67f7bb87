'use client';
import { FieldFrame, type FieldProps } from './field-frame';
import styles from './forms.module.css';

type ChoiceFieldProps = FieldProps & {
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  initial?: readonly string[];
};

/** One of several, or any of them, under a legend. The ids of the options are `<id>-<value>`. */
export function ChoiceField({ type, options, initial = [], ...field }: ChoiceFieldProps) {
  const { id } = field;
  return (
    <FieldFrame {...field} as="fieldset">
      {(control) =>
        options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              id={`${id}-${value}`}
              // Radios are one choice by their name; nothing is ever sent.
              name={type === 'radio' ? id : undefined}
              value={value}
              data-choice={id}
              defaultChecked={initial.includes(value)}
              {...control}
            />
            <span>{label}</span>
          </label>
        ))
      }
    </FieldFrame>
  );
}
