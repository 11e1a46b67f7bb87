import { mark, printsAttribute } from '@/boot/protocol';
import { HiddenNote } from '@/components/navigation/hidden-note';
import { Button } from './button';

/** Opens the print dialog; not shown without JavaScript (`print-2`). `note` tells screen readers which of two buttons prints what. */
export function PrintButton({ label, note }: { label: string; note?: string }) {
  return (
    <Button theme="outline" className="needs-script" {...mark(printsAttribute)}>
      {label}
      {note && <HiddenNote text={note} />}
    </Button>
  );
}
