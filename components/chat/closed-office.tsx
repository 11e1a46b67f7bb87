import { OfficeClock } from '@/components/office/office-clock';
import type { AssistantWords } from './assistant-words';
import { ChatWays } from './chat-ways';

type ClosedOfficeProps = Pick<AssistantWords, 'ways' | 'office' | 'locale' | 'newTabLabel'>;

/** Shown after the offline text: the hours in both time zones, since visitors may not know the office's time, with phone and mail. */
export function ClosedOffice({ ways, office, locale, newTabLabel }: ClosedOfficeProps) {
  return (
    <ChatWays ways={ways} newTabLabel={newTabLabel}>
      <OfficeClock words={office} locale={locale} />
    </ChatWays>
  );
}
