import type { PaymentOption } from '@/content/types';
import { ArrowButton } from '@/components/ui/arrow-button';
import { typeset } from '@/lib/text/typeset';
import styles from './payment-options.module.css';
import { RichText } from './rich-text';

type PaymentOptionsProps = { labels: PaymentOption['facts']; options: readonly PaymentOption[] };

/** The ways to pay as a comparable list: the same facts in the same order for each. */
export function PaymentOptions({ labels, options }: PaymentOptionsProps) {
  return (
    <ul className={styles.options}>
      {options.map(({ id, title, copy, facts, action }) => (
        <li key={id} id={id} className={styles.option}>
          <h3>{typeset(title)}</h3>
          <div className={styles.copy}>
            <p>
              <RichText text={copy} />
            </p>
            {action && <ArrowButton label={action.label} url={action.href} />}
          </div>
          <dl className={styles.facts}>
            {(Object.keys(labels) as (keyof typeof labels)[]).map((fact) => (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
