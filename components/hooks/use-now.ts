import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The current time, updated every half minute; undefined on the server and until hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    const read = () => setNow(new Date());
    read();
    const interval = setInterval(read, everyMs);
    return () => clearInterval(interval);
  }, []);

  return now;
}
