import { getTranslations } from 'next-intl/server';
import { LanguageSwitcher } from '@/components/navigation/language-switcher';
import { SiteLink } from '@/components/navigation/site-link';
import { CallLine } from '@/components/text/call-line';
import type { CallLine as CallLineContent } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/routing';
import { HeaderFrame } from './header-frame';
import { type HeaderLink, HeaderLinks } from './header-links';
import { MobileMenu } from './mobile-menu';
import { Wordmark } from './wordmark';
import styles from './header.module.css';

type HeaderProps = {
  firmName: string;
  links: Readonly<Record<'firm' | 'account' | 'menu', readonly HeaderLink[]>>;
  footerLinksId: string;
  call: CallLineContent;
};

/** Two link groups, centered logo, language switcher, and below 1280 px the menu (`header-1`). */
export async function Header({ firmName, links, footerLinksId, call }: HeaderProps) {
  const [t, menu, locale] = await Promise.all([getTranslations('Header'), getTranslations('Menu'), currentLocale()]);
  const switchers = await Promise.all(locales.filter((target) => target !== locale).map(switcherTo));
  return (
    <HeaderFrame>
      <div className={styles.bar} data-languages={locales.length}>
        <MobileMenu label={menu('label')} fallback={`#${footerLinksId}`} call={<CallLine {...call} />}>
          <ul>
            <HeaderLinks links={links.menu} />
          </ul>
        </MobileMenu>
        <nav className={styles.group} aria-label={t('navFirm')}>
          <ul>
            <HeaderLinks links={links.firm} />
          </ul>
        </nav>
        <SiteLink className={styles.logo} href="/" data-logo="" aria-label={t('home', { firm: firmName })}>
          <Wordmark />
        </SiteLink>
        <div className={styles.end}>
          <nav className={styles.group} aria-label={t('navAccount')}>
            <ul>
              <HeaderLinks links={links.account} />
            </ul>
          </nav>
          {switchers.map((switcher) => (
            <LanguageSwitcher key={switcher.target} className={styles.switcher} {...switcher} />
          ))}
        </div>
      </div>
    </HeaderFrame>
  );
}

/** The link to a language, labeled in that language. */
async function switcherTo(target: Locale) {
  const code = target.toUpperCase();
  const t = await getTranslations({ locale: target, namespace: 'Header' });
  return { target, code, label: t('switchLanguage', { code }) };
}
