'use client';
import { useEffect, useRef, useState } from 'react';

/** For how long a followed arrow button keeps its label. */
export const freezeMs = 1000;

/** After a click, `navigating` is true and the label stays as it was for 1000 ms (`link-5`). */
export function useNavigatingFreeze(label: string) {
  const [frozenLabel, setFrozenLabel] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function freeze() {
    clearTimeout(timer.current);
    setFrozenLabel(label);
    timer.current = setTimeout(() => setFrozenLabel(undefined), freezeMs);
  }

  return { navigating: frozenLabel !== undefined, shownLabel: frozenLabel ?? label, freeze };
}
