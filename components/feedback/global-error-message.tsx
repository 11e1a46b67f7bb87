import { useEffect, useInsertionEffect } from 'react';
import { focusHeading } from '@/lib/browser/focus-heading';
import { applySiteSheet } from '@/lib/browser/site-sheet';
import { localeOfPath, localizePath } from '@/lib/i18n/localize-path';
import { localeRecords } from '@/lib/i18n/routing';
import { toShownError } from '@/lib/pages/errors';
import { ErrorMessage } from './error-message';
import { useErrorMessages } from './use-error-messages';

/** The last-resort error page: a complete document in the language of the address. */
export function GlobalErrorMessage({ error }: { error: unknown }) {
  const locale = localeOfPath(typeof location === 'undefined' ? '/' : location.pathname);
  const t = useErrorMessages(locale);
  const { statusCode, message } = toShownError(error);
  useInsertionEffect(applySiteSheet, []);
  // The document is new, so nothing has focus: the heading takes it, which announces it.
  useEffect(() => {
    if (t) focusHeading();
  }, [t]);
  return (
    <html lang={localeRecords[locale].iso}>
      <body>
        {t && (
          <main>
            <title>{t.failed}</title>
            <ErrorMessage code={`${t.code} ${statusCode}`} heading={t.failed} text={<span lang="en">{message}</span>}>
              <a href={localizePath('/', locale)}>{t.home}</a>
            </ErrorMessage>
          </main>
        )}
      </body>
    </html>
  );
}
