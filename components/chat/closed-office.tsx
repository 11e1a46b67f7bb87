import { OfficeClock, type OfficeLabels } from '@/components/sections/office-clock';
import type { Locale } from '@/lib/i18n/routing';
import { parseInline } from '@/lib/text/inline-markup';
import type { ChatScript } from './chat-script';
import styles from './closed-office.module.css';

type ClosedOfficeProps = { ways: ChatScript['ways']; office: OfficeLabels; locale: Locale };

/** Follows the offline text: the hours in both times, for the visitor's clock may be wrong about ours, and phone and mail. */
export function ClosedOffice({ ways, office, locale }: ClosedOfficeProps) {
  return (
    <div className={styles.closed}>
      <OfficeClock labels={office} locale={locale} />
      <h3>{ways.title}</h3>
      <ul>
        {ways.lines.map((line) => (
          <li key={line}>
            {parseInline(line).map((node, index) =>
              node.type === 'link' ? (
                <a key={index} href={node.href}>
                  {node.text}
                </a>
              ) : (
                node.text
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
