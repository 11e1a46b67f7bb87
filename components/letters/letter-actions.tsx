import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { mark, printsAttribute } from '@/boot/protocol';
import { Hint } from '@/components/forms/hint';
import { HiddenNote } from '@/components/navigation/hidden-note';
import { Button } from '@/components/ui/button';
import type { Letter } from '@/lib/letters/letter';
import { letterText } from '@/lib/letters/letter-text';
import type { LetterToolWords } from './letter-words';
import styles from './letter-actions.module.css';

type LetterActionsProps = {
  letter: Letter;
  /** Which of two letters it is, read by screen readers after the buttons' labels. */
  note?: string;
  words: Pick<LetterToolWords, 'print' | 'copy' | 'copied' | 'notCopied' | 'printHint'>;
  /** Selects this letter, before it is printed. */
  onPrint: () => void;
  children?: ReactNode;
};

/** Print and copy buttons for one letter. The result of copying is shown beside them until the letter is another one. */
export function LetterActions({ letter, note, words, onPrint, children }: LetterActionsProps) {
  const text = letterText(letter);
  const [copy, setCopy] = useState({ text, result: '' });

  async function copyText() {
    setCopy({ text, result: '' });
    let result = words.copied;
    try {
      // Pages that are not served by https have no clipboard.
      await navigator.clipboard.writeText(text);
    } catch {
      result = words.notCopied;
    }
    setCopy({ text, result });
  }

  return (
    <div className={styles.actions}>
      {/* The inline script prints, when the click has reached the window. */}
      <Button {...mark(printsAttribute)} onClick={() => flushSync(onPrint)}>
        {words.print}
        {note && <HiddenNote text={note} />}
      </Button>
      <Button theme="outline" onClick={() => void copyText()}>
        {words.copy}
        {note && <HiddenNote text={note} />}
      </Button>
      {children}
      <Hint>
        <span role="status">{copy.text === text && copy.result}</span> {words.printHint}
      </Hint>
    </div>
  );
}
