import type { PaymentOption } from '@/content/types';
import { ArrowButton } from '@/components/ui/arrow-button';
import { typeset } from '@/lib/text/typeset';
import styles from './payment-options.module.css';
import { RichText } from './rich-text';

type PaymentOptionsProps = {
  title: string;
  labels: PaymentOption['facts'];
  options: readonly PaymentOption[];
};

/** The ways to pay in one table, so that they compare: a row for each, the same facts in the same columns. Its roles are written out as those of `DataTable`. */
export function PaymentOptions({ title, labels, options }: PaymentOptionsProps) {
  const facts = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{title}</caption>
        <colgroup>
          <col />
          <col />
          {facts.map((fact) => (
            <col key={fact} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={2} />
            {facts.map((fact) => (
              <th key={fact} role="columnheader" scope="col">
                {labels[fact]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {options.map(({ id, title: name, copy, facts: values, action }) => (
            <tr key={id} id={id} role="row">
              <th role="rowheader" scope="row">
                {typeset(name)}
              </th>
              <td role="cell" className={styles.copy}>
                <p>
                  <RichText text={copy} />
                </p>
                {action && <ArrowButton label={action.label} url={action.href} />}
              </td>
              {facts.map((fact) => (
                <td key={fact} role="cell" data-label={labels[fact]}>
                  <span>{typeset(values[fact])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
