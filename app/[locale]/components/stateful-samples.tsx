'use client';
import type { ComponentPropsWithRef } from 'react';
import { TextField } from '@/components/forms/text-field';

export { ErrorSummary } from '@/components/forms/error-summary';
export { TextAreaField } from '@/components/forms/text-area-field';
export { TextField };

/** A text field in which `value` was typed. */
export function FilledTextField({ value, ...field }: ComponentPropsWithRef<typeof TextField> & { value: string }) {
  const fill = (input: HTMLInputElement | null) => {
    if (input) input.value = value;
  };
  return <TextField {...field} input={{ ref: fill }} />;
}
