'use client';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { mark, userLocaleAttribute } from '@/boot/protocol';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { loadInFull } from '@/lib/browser/load-in-full';
import { isPlainClick } from '@/lib/browser/plain-click';
import { localizePath } from '@/lib/i18n/localize-path';
import type { Locale } from '@/lib/i18n/routing';
import { decoded } from '@/lib/text/decoded';
import { opensAsDocument } from './opens-as-document';
import { useCurrentPath } from './use-current-path';
import { usePrefetch } from './use-prefetch';

const notFoundPath = '/404';

type LanguageSwitcherProps = { target: Locale; code: string; label: string; className?: string };

/**
 * A link to the same page in another language. The inline script (`boot/stored-locale`) handles each click first: it stores the
 * choice and adds the query and hash to the link.
 */
export function LanguageSwitcher({ target, code, label, className }: LanguageSwitcherProps) {
  const router = useRouter();
  const { path, isKnown } = usePathToTranslate();
  const href = localizePath(path, target);
  const prefetch = usePrefetch(isKnown ? href : undefined);

  function followInPlace(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname, search, hash } = event.currentTarget;
    // The browser follows links from the not-found page, which have no route data, and hashes that cannot be decoded, on which Next's router throws.
    if (!isKnown || !isPlainClick(event) || decoded(hash) === undefined) return;
    event.preventDefault();
    const address = pathname + search + hash;
    if (!loadInFull(address, opensAsDocument(address))) router.push(address);
  }

  return (
    <a
      className={className}
      {...prefetch}
      href={href}
      hrefLang={target}
      lang={target}
      aria-label={label}
      {...mark(userLocaleAttribute, target)}
      onClick={followInPlace}
    >
      {code}
    </a>
  );
}

/** The not-found page is served at any address, which only the browser knows, and only once hydrated. */
function usePathToTranslate(): { path: string; isKnown: boolean } {
  const path = useCurrentPath();
  const address = useBrowserValue(() => location.pathname, '/');
  const isKnown = path !== notFoundPath;
  return { path: isKnown ? path : address, isKnown };
}
