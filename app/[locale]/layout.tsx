// Imported first because it sets the order of the cascade layers.
import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { Activity, type ReactNode } from 'react';
import { mark, ownProgramAttribute } from '@/boot/protocol';
import { assistantWords } from '@/components/chat/assistant-words';
import { ChatLauncher } from '@/components/chat/chat-launcher';
import { HydratedSignal } from '@/components/feedback/hydrated-signal';
import { LoadingNote } from '@/components/feedback/loading-note';
import { ProgressBar } from '@/components/feedback/progress-bar';
import { AlertBar } from '@/components/layout/alert-bar';
import { CopyLanguage } from '@/components/layout/copy-language';
import { FirmJsonLd } from '@/components/layout/firm-json-ld';
import { Header } from '@/components/layout/header';
import { RouteAnalytics } from '@/components/layout/route-analytics';
import { SkipLink } from '@/components/layout/skip-link';
import { LeaveSiteDialog } from '@/components/leave-site/leave-site-dialog';
import { OnlyOn } from '@/components/navigation/only-on';
import { RouteFocus } from '@/components/navigation/route-focus';
import { SiteStyles } from '@/components/navigation/site-styles';
import { OfflineKeeper } from '@/components/offline/offline-keeper';
import { SavedCopy } from '@/components/offline/saved-copy';
import { contentIn } from '@/content';
import { callLineIn, mainPhoneIn, waysToReachUsIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { officeHours, openDays } from '@/content/hours';
import { navigationIn } from '@/content/navigation';
import { settings } from '@/content/settings';
import { untranslatedPaths } from '@/content/translated-pages';
import { ink } from '@/lib/brand-colors';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { missingMessage } from '@/lib/i18n/missing-message';
import { rawMessage } from '@/lib/i18n/raw-message';
import { type Locale, localeRecords, locales } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { pagePaths } from '@/lib/pages/pages';
import { frameIds } from '@/lib/pages/part-ids';
import { fillInNodes } from '@/lib/text/fill-in';
import { addressLine } from '@/lib/text/postal-address';
import { serif } from '../fonts';
import { SiteFooter } from './site-footer';

export const dynamicParams = false;
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
};
export const viewport: Viewport = { themeColor: ink, colorScheme: 'light' };

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The text printed at the top of the first sheet, beside the wordmark. */
const letterheadIn = (locale: Locale) =>
  `${firm.name}\n${addressLine(firm.addresses.mail)}\n${formatPhone(mainPhoneIn(locale))} · ${firm.domain}`;

export default async function Layout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const { 'alert-bar': alertBar, assistant, offline } = contentIn(locale);
  const navigation = navigationIn(locale);
  const [leaveSite, closeButton, progress, site] = await Promise.all([
    getTranslations('LeaveSite'),
    getTranslations('CloseButton'),
    getTranslations('Progress'),
    getTranslations('Site'),
  ]);
  const untranslated = untranslatedPaths(locale);
  return (
    <html lang={localeRecords[locale].iso} className={serif.variable}>
      <head>
        <script dangerouslySetInnerHTML={{ __html: process.env.INLINE_SCRIPT ?? '' }} />
        <FirmJsonLd firm={firm} openDays={openDays} officeHours={officeHours} siteUrl={config.siteUrl} />
      </head>
      <body>
        {settings.alertBar.enabled && (
          <OnlyOn path={pagePaths.home}>
            <AlertBar {...alertBar} />
          </OnlyOn>
        )}
        <SkipLink label={site('skip')} mainId={frameIds.main} />
        {/* React hydrates each `Activity` by itself, so a first click waits only for the part it is in (https://react.dev/reference/react/Activity). */}
        <Activity>
          <Header
            firmName={firm.name}
            links={navigation.header}
            footerLinksId={frameIds.links}
            call={callLineIn(locale)}
          />
        </Activity>
        <main id={frameIds.main} tabIndex={-1} data-letterhead={letterheadIn(locale)}>
          {settings.offline.enabled && <SavedCopy {...offline.copy} />}
          <Activity>
            {untranslated.length > 0 ? (
              <CopyLanguage untranslated={untranslated} message={missingMessage[locale]}>
                {children}
              </CopyLanguage>
            ) : (
              children
            )}
          </Activity>
          <ProgressBar label={progress('label')} failed={progress('failed')} />
        </main>
        {settings.chat.locales.includes(locale) && (
          <OnlyOn except={pagePaths.Chat}>
            <Activity>
              <ChatLauncher words={await assistantWords({ locale, ...assistant, ways: waysToReachUsIn(locale) })} />
            </Activity>
          </OnlyOn>
        )}
        <Activity>
          <SiteFooter locale={locale} />
        </Activity>
        <LeaveSiteDialog
          words={{
            title: leaveSite('title'),
            text: fillInNodes(rawMessage(leaveSite, 'text'), { host: null }),
            stay: leaveSite('stay'),
            continue: leaveSite('continue'),
            close: closeButton('label'),
          }}
        />
        <LoadingNote />
        <SiteStyles />
        <RouteFocus />
        {settings.offline.enabled && <OfflineKeeper />}
        {/* In an `Activity` so that it comes when the parts above are hydrated. */}
        <Activity>
          <HydratedSignal />
        </Activity>
        {config.analyticsId && (
          // Visits without interaction are counted too, so the program starts without waiting for one.
          <div hidden {...mark(ownProgramAttribute)}>
            <RouteAnalytics id={config.analyticsId} />
          </div>
        )}
      </body>
    </html>
  );
}
