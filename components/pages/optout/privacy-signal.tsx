'use client';
import { mark, ownProgramAttribute } from '@/boot/protocol';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { sendsPrivacyControl } from '@/lib/analytics';
import styles from './privacy-signal.module.css';

type PrivacySignalProps = { words: { title: string; honored: string; absent: string; unknown: string } };

const readSignal = () => (sendsPrivacyControl(navigator) ? 'honored' : 'absent');

/** Shows whether the browser sends Global Privacy Control and that it is honored, as California requires (11 CCR 7025(c)(6)). */
export function PrivacySignal({ words }: PrivacySignalProps) {
  const signal = useBrowserValue<keyof typeof words>(readSignal, 'unknown');
  return (
    <p className={styles.signal} role="status" data-signal={signal} {...mark(ownProgramAttribute)}>
      <strong>{words.title}</strong>
      {words[signal]}
    </p>
  );
}
