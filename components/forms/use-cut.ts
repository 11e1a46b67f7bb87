import { useEffect, useState } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import { cutCaret } from '@/lib/forms/cut-caret';

/** Cuts what is typed or pasted into an uncontrolled field. Returns whether the last input was cut, and the function to call on input. */
export function useCut(cut: (text: string) => string) {
  const [isCut, setIsCut] = useState(false);
  // The form empties its fields then.
  useRestoredPage(() => setIsCut(false));
  // A note that is shown again with a field that was hidden would be announced again (`field-4`).
  useEffect(() => () => setIsCut(false), []);
  const cutInput = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const { value, selectionStart } = field;
    const kept = cut(value);
    // A line that was only wrapped into the next one has lost nothing.
    setIsCut(kept.length < value.length || lettersIn(kept) < lettersIn(value));
    if (kept === value) return;
    field.value = kept;
    const caret = cutCaret(value, selectionStart ?? value.length, cut);
    field.setSelectionRange(caret, caret);
  };
  return { isCut, cutInput };
}

const lettersIn = (text: string) => text.replace(/\s/g, '').length;
