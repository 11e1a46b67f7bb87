import type { ComponentPropsWithRef } from 'react';
import { cutLine } from '@/lib/forms/plain-text';
import { FieldFrame, type FieldProps } from './field-frame';
import { useCut } from './use-cut';

type TextFieldProps = FieldProps & {
  /** The most characters; `tooLong` is shown when more were typed or pasted. */
  maxLength: number;
  tooLong: string;
  input?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;
};

/** One line of text. */
export function TextField({ maxLength, tooLong, input, ...field }: TextFieldProps) {
  const { isCut, cutInput } = useCut((text) => cutLine(text, maxLength));
  return (
    <FieldFrame {...field} note={isCut ? tooLong : ''}>
      {(control) => (
        <input
          type="text"
          {...input}
          id={field.id}
          autoComplete="off"
          {...control}
          onInput={({ currentTarget }) => cutInput(currentTarget)}
        />
      )}
    </FieldFrame>
  );
}
