import { getTranslations } from 'next-intl/server';
import { NavLink } from '@/components/navigation/nav-link';
import { SiteLink } from '@/components/navigation/site-link';
import buttonStyles from '@/components/ui/button.module.css';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';

/** `label` is a key of the messages' `Header`; `as: 'button'` makes the link stand out. */
export type HeaderLink = {
  label: 'employment' | 'about' | 'services' | 'accountDetails' | 'payment' | 'contact';
  href: string;
  as?: 'button';
};

/** The links of a header group as list items. */
export async function HeaderLinks({ links }: { links: readonly HeaderLink[] }) {
  const [t, locale] = await Promise.all([getTranslations('Header'), currentLocale()]);
  return links.map(({ label, href, as }) => {
    const look = as === 'button' ? { className: buttonStyles.button, 'data-theme': 'outline' } : {};
    return (
      <li key={label}>
        {href.startsWith('/') ? (
          <NavLink {...look} path={href} href={localizePath(href, locale)}>
            {t(label)}
          </NavLink>
        ) : (
          <SiteLink {...look} href={href}>
            {t(label)}
          </SiteLink>
        )}
      </li>
    );
  });
}
