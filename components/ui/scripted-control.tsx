'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { mark, needsRuntime } from '@/boot/protocol';

type ScriptedControlProps = ComponentPropsWithRef<'a'> & { href: string; plainLabel?: string; 'data-theme'?: string };

/**
 * A button that is a link to `href` until a script can serve it: `role="button"` with JavaScript,
 * an ordinary link (named `plainLabel`) without. A click on it may wait for hydration.
 */
export function ScriptedControl({
  children,
  plainLabel,
  className = '',
  href,
  'data-theme': theme,
  ...rest
}: ScriptedControlProps) {
  function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.click();
  }
  return (
    <>
      <a
        {...rest}
        className={`${className} needs-script`}
        data-theme={theme}
        href={href}
        role="button"
        {...mark(needsRuntime)}
        onKeyDown={clickOnSpace}
      >
        {children}
      </a>
      <noscript>
        <a className={className} data-theme={theme} href={href}>
          {plainLabel ?? children}
        </a>
      </noscript>
    </>
  );
}
