import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '@/components/forms/field-frame';
import { useCut } from '@/components/forms/use-cut';
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
  const [isRefused, setIsRefused] = useState(false);
  const { isCut, cutInput } = useCut(withinLimit);
  const box = useRef<HTMLTextAreaElement>(null);

  function read(field: HTMLTextAreaElement) {
    cutInput(field);
    setIsRefused(false);
  }
  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    const field = box.current!;
    if (messageText(field.value)) {
      onSend(field.value);
      field.value = '';
      read(field);
    } else {
      setIsRefused(true);
      field.focus();
    }
  }
  function sendOnEnter(event: KeyboardEvent) {
    // While a character is being composed, Enter belongs to the input method; in Safari only the code says so of the Enter that ends it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event);
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <FieldFrame
        id={id}
        label={placeholder}
        isLabelHidden
        error={isRefused ? words.messageEmpty : undefined}
        isErrorAnnounced
        note={isCut ? words.messageTooLong : ''}
      >
        {(control) => (
          <textarea
            ref={box}
            id={id}
            rows={1}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="send"
            onInput={({ currentTarget }) => read(currentTarget)}
            onKeyDown={sendOnEnter}
            {...control}
          />
        )}
      </FieldFrame>
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
