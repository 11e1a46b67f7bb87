import { mark, printsAttribute } from '@/boot/protocol';
import { HiddenNote } from '@/components/navigation/hidden-note';
import styles from './button.module.css';

/** Opens the print dialog; not shown without JavaScript (`print-2`). `note` tells screen readers which of two buttons prints what. */
export function PrintButton({ label, note }: { label: string; note?: string }) {
  return (
    <button type="button" className={`${styles.button} needs-script`} data-theme="outline" {...mark(printsAttribute)}>
      {label}
      {note && <HiddenNote text={note} />}
    </button>
  );
}
