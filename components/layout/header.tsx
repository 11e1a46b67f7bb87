import { getTranslations } from 'next-intl/server';
import { LanguageSwitcher } from '@/components/navigation/language-switcher';
import { SiteLink } from '@/components/navigation/site-link';
import { currentLocale } from '@/lib/i18n/current-locale';
import { otherLocale } from '@/lib/i18n/routing';
import { HeaderFrame } from './header-frame';
import { HeaderLinks, type HeaderLink } from './header-links';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { Wordmark } from './wordmark';

type HeaderProps = {
  firmName: string;
  groups: readonly [readonly HeaderLink[], readonly HeaderLink[]];
  footerLinksId: string;
};

/** Two link groups, centred logo, language switcher, and below 1280 px the menu (`header-1`). */
export async function Header({ firmName, groups, footerLinksId }: HeaderProps) {
  const [t, menu] = await Promise.all([getTranslations('Header'), getTranslations('Menu')]);
  const target = otherLocale(await currentLocale());
  const code = target.toUpperCase();
  return (
    <HeaderFrame>
      <div className={styles.bar}>
        <MobileMenu label={menu('label')} fallback={`#${footerLinksId}`}>
          <ul>
            <HeaderLinks links={groups.flat()} />
          </ul>
        </MobileMenu>
        <nav className={styles.group} aria-label={t('navFirm')}>
          <ul>
            <HeaderLinks links={groups[0]} />
          </ul>
        </nav>
        <SiteLink className={styles.logo} href="/" data-logo="" aria-label={t('home', { firm: firmName })}>
          <Wordmark />
        </SiteLink>
        <div className={styles.end}>
          <nav className={styles.group} aria-label={t('navConsumer')}>
            <ul>
              <HeaderLinks links={groups[1]} />
            </ul>
          </nav>
          <LanguageSwitcher
            className={styles.switcher}
            target={target}
            code={code}
            label={t('switchLanguage', { code })}
          />
        </div>
      </div>
    </HeaderFrame>
  );
}
