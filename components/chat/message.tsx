import { ResolvedLink } from '@/components/navigation/resolved-link';
import type { ChatMessage } from '@/lib/chat/message';
import type { ChatLink, ChatScript } from './chat-script';
import styles from './message.module.css';

type MessageProps = {
  message: ChatMessage;
  from: ChatScript['labels']['from'];
  link?: ChatLink;
  newTabLabel: string;
};

/** One message, shown as text, in the direction of its own script. */
export function Message({ message: { author, data, isEdited }, from, link, newTabLabel }: MessageProps) {
  return (
    <div className={styles.message} data-author={author} data-edited={isEdited || undefined}>
      <span className="visually-hidden">{from[author]}: </span>
      <p dir="auto">{data.text}</p>
      {link?.link && (
        <ResolvedLink className={styles.link} link={link.link} newTabLabel={newTabLabel}>
          {link.label}
        </ResolvedLink>
      )}
    </div>
  );
}
