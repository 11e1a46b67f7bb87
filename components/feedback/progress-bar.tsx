'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { progressStore } from '@/lib/progress/progress-store';
import styles from './progress-bar.module.css';

/** The loading bar (`progress-1`). If the document unloads during a navigation, route data failed to load. */
export function ProgressBar({ label, failed }: { label: string; failed: string }) {
  const { status, percent } = useSyncExternalStore(
    progressStore.subscribe,
    progressStore.getSnapshot,
    progressStore.getServerSnapshot,
  );
  const pathname = usePathname();

  useEffect(() => progressStore.arriveAt(pathname), [pathname]);

  useEffect(() => {
    const fail = () => progressStore.fail();
    addEventListener('beforeunload', fail);
    addEventListener('offline', fail);
    return () => {
      removeEventListener('beforeunload', fail);
      removeEventListener('offline', fail);
    };
  }, []);

  const state = status === 'waiting' ? 'idle' : status;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-hidden={state === 'idle' || undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={state === 'failed' ? failed : undefined}
      data-state={state}
    >
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="3" />
      </svg>
      {/* Screen readers ignore the text inside a progress bar and announce its value, which says the same. */}
      {state === 'failed' && <p className={styles.failed}>{failed}</p>}
    </div>
  );
}
