'use client';
import { useState, type FormEvent } from 'react';

/** Cuts what is typed or pasted into an uncontrolled field. Gives whether the last input was cut, and the handler. */
export function useCut(cut: (text: string) => string) {
  const [isCut, setIsCut] = useState(false);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value } = currentTarget;
    const kept = cut(value);
    setIsCut(kept !== value);
    if (kept !== value) currentTarget.value = kept;
  };
  return { isCut, onInput };
}
