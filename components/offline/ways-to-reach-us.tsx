import { RichText } from '@/components/text/rich-text';
import type { OfflinePage } from '@/content/types';
import styles from './ways-to-reach-us.module.css';

/** Phones, hours and addresses, one below the other. */
export function WaysToReachUs({ ways }: Pick<OfflinePage, 'ways'>) {
  return (
    <dl className={styles.ways}>
      {ways.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <RichText text={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
