import { AppLink } from '@/components/navigation/app-link';
import type { ChatMessage } from '@/lib/chat/message';
import type { ChatScript } from './chat-script';
import styles from './message.module.css';

type MessageProps = { message: ChatMessage; from: ChatScript['labels']['from']; link?: ChatScript['link'] };

/** One message, shown as text, in the direction of its own script. */
export function Message({ message: { author, data, isEdited }, from, link }: MessageProps) {
  return (
    <div className={styles.message} data-author={author} data-edited={isEdited || undefined}>
      <span className="visually-hidden">{from[author]}: </span>
      <p dir="auto">{data.text}</p>
      {link && (
        <AppLink className={styles.link} href={link.href}>
          {link.label}
        </AppLink>
      )}
    </div>
  );
}
