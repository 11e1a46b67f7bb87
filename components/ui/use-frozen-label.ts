import { useEffect, useRef, useState } from 'react';

/** How long an arrow link keeps its label after a click, in ms. */
export const freezeMs = 1000;

/** For `freezeMs` after a click, `isNavigating` is true and the label does not change (`link-5`). */
export function useFrozenLabel(label: string) {
  const [frozenLabel, setFrozenLabel] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function freeze() {
    clearTimeout(timer.current);
    setFrozenLabel(label);
    timer.current = setTimeout(() => setFrozenLabel(undefined), freezeMs);
  }

  return { isNavigating: frozenLabel !== undefined, shownLabel: frozenLabel ?? label, freeze };
}
