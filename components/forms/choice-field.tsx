import { FieldFrame, type FieldProps } from './field-frame';
import styles from './choice-field.module.css';

type ChoiceFieldProps = FieldProps & {
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  initial?: readonly string[];
};

/** Radio buttons or checkboxes under a legend. The ids of the options are `<id>-<value>`. */
export function ChoiceField({ type, options, initial = [], ...field }: ChoiceFieldProps) {
  const { id, isRequired } = field;
  const isRadio = type === 'radio';
  return (
    <FieldFrame {...field} as="fieldset" isRadioGroup={isRadio}>
      {(control) =>
        options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              id={`${id}-${value}`}
              // Radio buttons need a shared name to be one group; nothing is ever sent.
              name={isRadio ? id : undefined}
              value={value}
              data-choice={id}
              defaultChecked={initial.includes(value)}
              // Of several checkboxes none is required by itself, so only a single one is.
              required={isRequired && !isRadio && options.length === 1}
              {...control}
            />
            <span>{label}</span>
          </label>
        ))
      }
    </FieldFrame>
  );
}
