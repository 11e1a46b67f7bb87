'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Sets `aria-current` on the link that the browser marks with `:target-current` while the reader scrolls; needs browser support. */
export function MarkCurrentLink({ className, children }: { className: string | undefined; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!CSS.supports('selector(:target-current)')) return;
    let frame = 0;
    const tell = () => {
      frame = 0;
      for (const link of list.current?.querySelectorAll('a') ?? []) {
        if (link.matches(':target-current')) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    // The browser updates the mark at the end of a frame, so it is read in the next one.
    const tellSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = requestAnimationFrame(tell);
      });
    };
    tellSoon();
    addEventListener('scroll', tellSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', tellSoon);
    };
  }, []);

  return (
    <div ref={list} className={className}>
      {children}
    </div>
  );
}
