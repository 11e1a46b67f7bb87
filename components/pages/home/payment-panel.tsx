import { RichList } from '@/components/text/rich-list';
import { RichParagraph } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button-link';
import type { HomePage } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './payment-panel.module.css';

/** Home: what paying means here, styled as a certificate, with the links to pay and to do something else side by side. */
export function PaymentPanel({ title, copy, points, action, secondary }: HomePage['paymentPanel']) {
  return (
    <section className={styles.panel}>
      <div className={`${styles.certificate} framed`}>
        <div>
          <h2>{typeset(title)}</h2>
          <RichParagraph text={copy} />
          <div className={styles.actions}>
            <ButtonLink label={action.label} href={action.href} theme="white-on-gold" />
            <ArrowLink label={secondary.label} href={secondary.href} />
          </div>
        </div>
        <RichList className={styles.points} lines={points} />
      </div>
    </section>
  );
}
