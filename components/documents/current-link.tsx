'use client';
import { useEffect, useRef, type ReactNode } from 'react';

/** Tells the ear which of its links the browser marks for the eye while one reads; where no browser marks one, none is told. */
export function CurrentLink({ className, children }: { className: string | undefined; children: ReactNode }) {
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
    // The browser marks it at the end of a frame: it is read in the next one.
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
