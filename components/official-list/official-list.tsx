import { RichText } from '@/components/text/rich-text';
import type { OfficialFact } from '@/content/official-facts';
import { namesOf } from '@/lib/record-of';
import { typeset } from '@/lib/text/typeset';
import styles from './official-list.module.css';

type Facts<Value> = Record<'names' | 'phones' | 'addresses' | 'sites' | 'emails' | 'licenses', Value>;

/** Every official name, number, address, site and license, to compare a letter or a call with. */
export function OfficialList({ labels, facts }: { labels: Facts<string>; facts: Facts<readonly OfficialFact[]> }) {
  return (
    <dl className={`${styles.list} figures`}>
      {namesOf(facts).map((kind) => (
        <div key={kind}>
          <dt>{labels[kind]}</dt>
          {facts[kind].map(({ label, value }) =>
            label ? (
              <dd key={value} className={styles.named}>
                <span>{typeset(label)}</span>
                <b>
                  <RichText text={value} />
                </b>
              </dd>
            ) : (
              <dd key={value}>
                <RichText text={value} />
              </dd>
            ),
          )}
        </div>
      ))}
    </dl>
  );
}
