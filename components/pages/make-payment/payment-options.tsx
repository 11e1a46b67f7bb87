import { RichParagraph } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { PaymentOption, PaymentPage } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './payment-options.module.css';

type PaymentOptionsProps = {
  title: string;
  columnLabels: PaymentPage['options']['columnLabels'];
  labels: PaymentOption['facts'];
  options: readonly PaymentOption[];
};

/** The columns in the order that their widths are for. */
const facts = ['need', 'posts', 'record', 'cost'] as const;

/** The ways to pay in one table for comparison: a row for each way, a column for each fact. */
export function PaymentOptions({ title, columnLabels, labels, options }: PaymentOptionsProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <colgroup>
          <col />
          <col />
          {facts.map((fact) => (
            <col key={fact} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{columnLabels.title}</th>
            <th scope="col">{columnLabels.copy}</th>
            {facts.map((fact) => (
              <th key={fact} scope="col">
                {labels[fact]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ id, title: name, copy, facts: values, action }) => (
            <tr key={id} id={id}>
              <th scope="row">{typeset(name)}</th>
              <td className={styles.copy}>
                <RichParagraph text={copy} />
                {action && <ArrowLink label={action.label} href={action.href} />}
              </td>
              {facts.map((fact) => (
                <td key={fact} data-label={labels[fact]}>
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
