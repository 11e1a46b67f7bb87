import { useEffect, useRef } from 'react';
import type { ChatTimer } from '@/lib/chat/chat-state';

/** Runs the timers in the machine's state and stops those that are no longer in it. */
export function useTimers(timers: readonly ChatTimer[], onElapsed: (id: string) => void) {
  const running = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    for (const [id, timeout] of running.current) {
      if (timers.some((timer) => timer.id === id)) continue;
      clearTimeout(timeout);
      running.current.delete(id);
    }
    for (const { id, delayMs } of timers) {
      if (!running.current.has(id)) running.current.set(id, setTimeout(onElapsed, delayMs, id));
    }
  }, [timers, onElapsed]);

  useEffect(() => {
    const started = running.current;
    return () => {
      started.forEach(clearTimeout);
      started.clear();
    };
  }, []);
}
