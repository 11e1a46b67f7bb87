'use client';
import { FieldFrame, type FieldProps } from './field-frame';
import styles from './field.module.css';

type ListFieldProps = FieldProps & {
  /** In place of a choice. */
  choose: string;
  options: readonly { value: string; label: string }[];
  isRequired?: boolean;
};

/** A choice from a list that opens. */
export function ListField({ choose, options, isRequired, ...field }: ListFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select id={field.id} className={styles.input} autoComplete="off" aria-required={isRequired} {...control}>
          <option value="">{choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
