import type { CallLine as CallLineContent } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { RichText } from './rich-text';
import styles from './call-line.module.css';

/** A phone number in large type, and when it is answered. */
export function CallLine({ phone, hours }: CallLineContent) {
  return (
    <p>
      <span className={`${styles.number} figures`}>
        <RichText text={phone} />
      </span>{' '}
      <span className={styles.hours}>{typeset(hours)}</span>
    </p>
  );
}
