'use client';
import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The present moment, read again every half minute; undefined on the server and until the page is awake. */
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
