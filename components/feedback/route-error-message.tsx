'use client';
import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { Plate } from '@/components/engravings/plate';
import { focusHeading } from '@/lib/browser/focus-heading';
import { reloadOnce } from '@/lib/browser/reload-once';
import { localizePath } from '@/lib/i18n/localize-path';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { isChunkLoadError, chunkOf, toRouterError } from '@/lib/pages/errors';
import { Fold } from '@/components/ui/fold';
import type { PageName, PathOf } from '@/lib/pages/pages';
import { ErrorMessage } from './error-message';
import { useErrorMessages } from './use-error-messages';
import messageStyles from './error-message.module.css';
import buttonStyles from '@/components/ui/button.module.css';

/** Written out: every page has this program, and the list of all addresses would weigh more than it. */
const ways = [
  ['help', '/help'],
  ['pay', '/make-payment'],
  ['contact', '/contact'],
] as const satisfies readonly (readonly [string, PathOf<PageName>])[];

/** What a page that throws says: its status, its message, and the ways on. A chunk that failed to load reloads the page instead, once. */
export function RouteErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale: param } = useParams();
  const locale = isLocale(param) ? param : defaultLocale;
  const t = useErrorMessages(locale);
  const { statusCode, message } = toRouterError(error);

  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce(chunkOf(message));
  }, [error, message]);

  // The page may have been scrolled far down: what happened must be seen and heard.
  useEffect(() => {
    if (t) focusHeading();
  }, [t]);

  if (!t) return null;
  return (
    <ErrorMessage
      code={`${t.code} ${statusCode}`}
      heading={t.heading}
      text={t.text}
      plate={<Plate image="closed-door" alt="" />}
    >
      {/* Full loads: the program that would navigate in place may be what is broken. */}
      <p className={messageStyles.ways}>
        <button type="button" className={buttonStyles.button} data-theme="gold" onClick={retry}>
          {t.retry}
        </button>
        <a className={buttonStyles.button} data-theme="outline" href={localizePath('/', locale)}>
          {t.home}
        </a>
      </p>
      <ul>
        {ways.map(([name, path]) => (
          <li key={name}>
            <a href={localizePath(path, locale)}>{t[name]}</a>
          </li>
        ))}
      </ul>
      <Fold title={t.details} className={messageStyles.details}>
        <p lang="en">{message}</p>
      </Fold>
    </ErrorMessage>
  );
}
