import { foldLines } from '@/lib/forms/plain-text';
import { FieldFrame, type FieldProps } from './field-frame';
import { useCut } from './use-cut';

type TextAreaFieldProps = FieldProps & {
  lines: number;
  /** The most characters of a line; `tooLong` is shown when more were typed or pasted. */
  maxLength: number;
  tooLong: string;
};

/** A text area of a few lines. */
export function TextAreaField({ lines, maxLength, tooLong, ...field }: TextAreaFieldProps) {
  const { isCut, cutInput } = useCut((text) => foldLines(text, maxLength, lines));
  return (
    <FieldFrame {...field} note={isCut ? tooLong : ''}>
      {(control) => (
        <textarea
          id={field.id}
          rows={lines}
          autoComplete="off"
          {...control}
          onInput={({ currentTarget }) => cutInput(currentTarget)}
        />
      )}
    </FieldFrame>
  );
}
