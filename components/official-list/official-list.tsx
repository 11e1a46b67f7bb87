import { RichText } from '@/components/text/rich-text';
import styles from './official-list.module.css';

type Facts<Value> = Record<'names' | 'phones' | 'addresses' | 'sites' | 'emails' | 'licenses', Value>;

/** Every official name, number, address, site and license, to compare a letter or a call with. */
export function OfficialList({ labels, facts }: { labels: Facts<string>; facts: Facts<readonly string[]> }) {
  return (
    <dl className={styles.list}>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((kind) => (
        <div key={kind}>
          <dt>{labels[kind]}</dt>
          {facts[kind].map((fact) => (
            <dd key={fact}>
              <RichText text={fact} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
