import { RichText } from '@/components/text/rich-text';
import styles from './ways-to-reach-us.module.css';

type Way = { label: string; lines: readonly string[] };

/** Phones, hours and addresses, one below the other. */
export function WaysToReachUs({ ways }: { ways: readonly Way[] }) {
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
