import { useParams } from 'next/navigation';
import { useEffect, useInsertionEffect } from 'react';
import { Plate } from '@/components/engravings/plate';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Disclosure } from '@/components/ui/disclosure';
import { chunkOf, isChunkLoadError } from '@/lib/browser/failed-chunk';
import { focusHeading } from '@/lib/browser/focus-heading';
import { reloadOnce } from '@/lib/browser/reload-once';
import { applySiteSheet } from '@/lib/browser/site-sheet';
import { localizePath } from '@/lib/i18n/localize-path';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { toShownError } from '@/lib/pages/errors';
import type { PageName, PathOf } from '@/lib/pages/pages';
import { ErrorMessage } from './error-message';
import { useErrorMessages } from './use-error-messages';

/** Typed out, because every page loads this file and importing the list of all addresses would make it larger. */
const ways = [
  ['help', '/help'],
  ['pay', '/make-payment'],
  ['contact', '/contact'],
] as const satisfies readonly (readonly [string, PathOf<PageName>])[];

/** Shows the status, message and links when a page throws. If a chunk failed to load, it reloads the page once instead. */
export function RouteErrorMessage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { locale: param } = useParams();
  const locale = isLocale(param) ? param : defaultLocale;
  const t = useErrorMessages(locale);
  const { statusCode, message } = toShownError(error);

  useInsertionEffect(applySiteSheet, []);
  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce(chunkOf(message));
  }, [error, message]);

  // The page may be scrolled far down, so the heading is scrolled into view and focused, which announces it.
  useEffect(() => {
    if (t) focusHeading();
  }, [t]);

  if (!t) return null;
  return (
    <ErrorMessage
      code={`${t.code} ${statusCode}`}
      heading={t.heading}
      text={t.text}
      // Plain links for full page loads, because client navigation may be what is broken.
      actions={
        <>
          <Button onClick={onRetry}>{t.retry}</Button>
          <a {...buttonLook('outline')} href={localizePath('/', locale)}>
            {t.home}
          </a>
        </>
      }
      plate={<Plate image="closed-door" alt="" />}
    >
      <ul>
        {ways.map(([name, path]) => (
          <li key={name}>
            <a href={localizePath(path, locale)}>{t[name]}</a>
          </li>
        ))}
      </ul>
      <Disclosure title={t.details}>
        <p lang="en">{message}</p>
      </Disclosure>
    </ErrorMessage>
  );
}
