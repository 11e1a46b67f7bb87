import { OfficeClock } from '@/components/office/office-clock';
import { ChatLines } from './chat-lines';
import type { ChatScript } from './chat-script';
import styles from './closed-office.module.css';

type ClosedOfficeProps = Pick<ChatScript, 'ways' | 'office' | 'locale' | 'newTabLabel'>;

/** Shown after the offline text: the hours in both time zones, since visitors may not know the office's time, with phone and mail. */
export function ClosedOffice({ ways, office, locale, newTabLabel }: ClosedOfficeProps) {
  return (
    <div className={styles.closed}>
      <OfficeClock labels={office} locale={locale} />
      <h3>{ways.title}</h3>
      <ChatLines lines={ways.lines} newTabLabel={newTabLabel} />
    </div>
  );
}
