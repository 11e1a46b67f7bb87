import { type RefObject, useEffect, useState } from 'react';
import { flag } from '@/lib/flag';

/** Hides the launcher's label on Escape until the pointer or the focus has left (`chat-22`). Returns the launcher's props for that. */
export function useDismissibleLabel(launcher: RefObject<HTMLElement | null>) {
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const takeAway = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && launcher.current?.matches(':hover, :focus-visible')) setDismissed(true);
    };
    addEventListener('keydown', takeAway);
    return () => removeEventListener('keydown', takeAway);
  }, [launcher]);

  const bringBack = () => setDismissed(false);
  return { 'data-dismissed': flag(isDismissed), onPointerLeave: bringBack, onBlur: bringBack };
}
