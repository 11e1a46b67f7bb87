import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { DebtNoticePage } from '@/components/help/debt-notice-page';
import { contentIn } from '@/content';
import { numberToCallIn } from '@/content/facts-in-copy';
import { situationLines } from '@/content/help/lists';
import { defaultLocale } from '@/lib/i18n/routing';

export const generateMetadata = metadataOf('help/read-your-notice');

/** Readers of other languages usually have the notice in English, so each item also shows the English text. */
export default async function Page() {
  const locale = await localeOfCopy('help/read-your-notice');
  const items = contentIn(defaultLocale)['help/read-your-notice'].items;
  const lines = Object.fromEntries(
    items.map((item) => [item.id, [...(item.heading ? [item.heading] : []), ...item.lines]]),
  );
  return (
    <DebtNoticePage
      {...contentIn(locale)['help/read-your-notice']}
      box={contentIn(locale)['letters/frame'].box}
      call={numberToCallIn(locale)}
      related={situationLines(locale, ['not-my-debt', 'old-debt', 'sued', 'cannot-pay'])}
      {...(locale !== defaultLocale && { original: { lang: defaultLocale, lines } })}
    />
  );
}
