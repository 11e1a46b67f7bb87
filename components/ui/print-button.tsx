'use client';
import { mark, needsRuntime } from '@/boot/protocol';
import styles from './button.module.css';

/** Opens the browser's print dialog; not shown without JavaScript (`print-2`). */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${styles.button} needs-script`}
      data-theme="outline"
      {...mark(needsRuntime)}
      onClick={() => window.print()}
    >
      {label}
    </button>
  );
}
