import type { HomePage } from '@/content/types';
import { ArrowButton } from '@/components/ui/arrow-button';
import { Button } from '@/components/ui/button';
import { PageSection } from './page-section';
import styles from './payment-panel.module.css';
import { RichText } from './rich-text';

/** Home: what paying means here, with the page about it and the other way out beside each other. */
export function PaymentPanel({ title, copy, points, action, secondary }: HomePage['paymentPanel']) {
  return (
    <PageSection title={title} tone="white">
      <p>
        <RichText text={copy} />
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button label={action.label} url={action.href} theme="white-on-gold" />
        <ArrowButton label={secondary.label} url={secondary.href} />
      </div>
    </PageSection>
  );
}
