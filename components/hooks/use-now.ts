import { useEffect, useState } from 'react';
import { watchClock } from '@/lib/browser/watch-clock';

/** The current time, updated every half minute; undefined on the server and until hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    const read = () => setNow(new Date());
    read();
    return watchClock(read);
  }, []);

  return now;
}
