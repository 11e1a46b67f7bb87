import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OnlyOn } from '@/components/navigation/only-on';
import { SiteLink } from '@/components/navigation/site-link';
import { pagePaths } from '@/lib/pages/pages';
import { FooterLinks, type FooterLink } from './footer-links';
import styles from './footer.module.css';
import { Wordmark } from './wordmark';

type FooterProps = {
  linksId: string;
  links: readonly FooterLink[];
  applicants: FooterLink;
  social: readonly { name: string; href: string }[];
  /** Postal address with the name, main phone, e-mail. */
  reach: ReactNode;
  legal: ReactNode;
};

/** Links, how to reach the firm, and the legal text (`footer-1`). */
export async function Footer({ linksId, links, applicants, social, reach, legal }: FooterProps) {
  const t = await getTranslations('Footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.reach}>
          <Wordmark />
          {reach}
        </div>
        <nav id={linksId} className={styles.links} aria-label={t('nav')}>
          <ul>
            <FooterLinks links={links} />
            <OnlyOn path={pagePaths.employment}>
              <FooterLinks links={[applicants]} />
            </OnlyOn>
          </ul>
        </nav>
        <OnlyOn path={pagePaths.employment}>
          <nav className={styles.social} aria-label={t('follow')}>
            <ul>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <SiteLink href={href}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </OnlyOn>
        {legal}
      </div>
    </footer>
  );
}
