import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { sideMetadata } from '@/app/page-metadata';
import { quickExitOn } from '@/app/quick-exit-on';
import { NoticeStamp } from '@/components/documents/notice-stamp';
import { PairPage } from '@/components/pairs/pair-page';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { pageTitle } from '@/content/page-title';
import { pairedSections } from '@/content/paired-pages';
import { localeOfCopyIn } from '@/content/translated-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type CompleteLocale, inReadingOrder } from '@/lib/i18n/routing';
import { isOneOf } from '@/lib/is-one-of';
import { noticeNames, pagePaths, type PairedName } from '@/lib/pages/pages';
import { leadToPage } from '@/lib/pairs/lead-to-page';
import { pairRows } from '@/lib/pairs/pair-rows';

/** The page in both languages is not indexed; its canonical address is the page in the language of the address (`pairs-4`). */
export async function pairedMetadata(name: PairedName): Promise<Metadata> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('Pairs')]);
  const { title } = contentIn(locale)[name].meta;
  return sideMetadata({
    title: t('title', { title }),
    description: t('description', { title }),
    path: pagePaths[name],
    locale: localeOfCopyIn(locale, name),
  });
}

/** A page in both languages (`pairs-1`). */
export async function Paired({ name }: { name: PairedName }) {
  const locale = await currentLocale();
  return (
    <PairPage
      locale={locale}
      titles={{ en: pageTitle(name, 'en'), es: pageTitle(name, 'es') }}
      rows={leadToPage(
        pairRows({ en: await sectionsIn('en', name), es: await sectionsIn('es', name) }),
        pagePaths[name],
      )}
      page={pagePaths[name]}
      stamps={
        isOneOf(noticeNames, name) &&
        inReadingOrder(locale).map((one) => (
          <NoticeStamp key={one} notice={notices[name]} locale={one} isOfReader={one === locale} />
        ))
      }
      hasControllingText={name === 'terms-of-use'}
      before={await quickExitOn(name)}
    />
  );
}

async function sectionsIn(locale: CompleteLocale, name: PairedName) {
  const legal = await getTranslations({ locale, namespace: 'Legal' });
  const help = await getTranslations({ locale, namespace: 'Help' });
  const inShort = await getTranslations({ locale, namespace: 'InShort' });
  return pairedSections(name, contentIn(locale), {
    summary: inShort('title'),
    changes: legal('changes'),
    version: (version) => legal('version', { version }),
    part: (part) => help(`parts.${part}`),
    promises: help('promises'),
    limits: help('limits'),
    general: help('general'),
    generalHub: help('generalHub'),
  });
}
