'use client';
import { mark, ownProgramAttribute } from '@/boot/protocol';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { sendsPrivacyControl } from '@/lib/analytics';
import styles from './privacy-signal.module.css';

type PrivacySignalProps = { labels: { title: string; honored: string; absent: string; unknown: string } };

const readSignal = () => (sendsPrivacyControl(navigator) ? 'honored' : 'absent');

/** Shows whether the browser sends Global Privacy Control and that it is honored, as California requires (11 CCR 7025(c)(6)). */
export function PrivacySignal({ labels }: PrivacySignalProps) {
  const signal = useBrowserValue<keyof typeof labels>(readSignal, 'unknown');
  return (
    <p className={styles.signal} role="status" data-signal={signal} {...mark(ownProgramAttribute)}>
      <strong>{labels.title}</strong>
      {labels[signal]}
    </p>
  );
}
