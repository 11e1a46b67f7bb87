'use client';
import { foldLines } from '@/lib/forms/plain-text';
import { FieldFrame, type FieldProps } from './field-frame';
import { useCut } from './use-cut';

type LinesFieldProps = FieldProps & {
  lines: number;
  /** The most characters of a line; `tooLong` is shown when more were typed or pasted. */
  most: number;
  tooLong: string;
  isRequired?: boolean;
};

/** A text area of a few lines. */
export function LinesField({ lines, most, tooLong, isRequired, ...field }: LinesFieldProps) {
  const { isCut, onInput } = useCut((text) => foldLines(text, most, lines));
  return (
    <FieldFrame {...field} note={isCut ? tooLong : undefined}>
      {(control) => (
        <textarea
          id={field.id}
          rows={lines}
          autoComplete="off"
          aria-required={isRequired}
          {...control}
          onInput={onInput}
        />
      )}
    </FieldFrame>
  );
}
