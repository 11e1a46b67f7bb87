import { FieldFrame, type FieldProps } from './field-frame';

type SelectFieldProps = FieldProps & {
  /** Label of the empty option. */
  choose: string;
  options: readonly { value: string; label: string }[];
};

/** A choice from a `select`. */
export function SelectField({ choose, options, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select id={field.id} autoComplete="off" {...control}>
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
