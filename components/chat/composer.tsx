import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { messageText, withinLimit } from '@/lib/chat/message';
import type { AssistantWords } from './assistant-words';
import styles from './composer.module.css';

type ComposerProps = {
  words: Pick<AssistantWords['labels'], 'messageEmpty' | 'messageTooLong' | 'send'>;
  placeholder: string;
  onSend: (text: string) => void;
};

/** Enter sends, Shift+Enter breaks the line; what is over 500 characters is cut, nothing empty is sent, and both are said (`chat-17`). */
export function Composer({ words, placeholder, onSend }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);

  function write(written: string) {
    setText(withinLimit(written));
    setNote(withinLimit(written) === written ? undefined : words.messageTooLong);
  }
  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (messageText(text)) {
      onSend(text);
      write('');
    } else {
      setNote(words.messageEmpty);
      box.current?.focus();
    }
  }
  function sendOnEnter(event: KeyboardEvent) {
    // While a character is being composed, Enter belongs to the input method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <FieldFrame id={id} label={placeholder} isLabelHidden note={note}>
        {(control) => (
          <textarea
            ref={box}
            id={id}
            rows={1}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => write(event.target.value)}
            onKeyDown={sendOnEnter}
            {...control}
          />
        )}
      </FieldFrame>
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
