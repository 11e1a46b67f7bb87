import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OnlyOn } from '@/components/navigation/only-on';
import { pagePaths } from '@/lib/pages/pages';
import type messages from '@/messages/en.json';
import { type FooterLink, FooterLinks } from './footer-links';
import { Wordmark } from './wordmark';
import styles from './footer.module.css';

/** `label` is a key of the messages' `Footer.groups`. */
type FooterGroup = { label: keyof typeof messages.Footer.groups; links: readonly FooterLink[] };

type FooterProps = {
  linksId: string;
  groups: readonly FooterGroup[];
  applicants: FooterLink;
  social: readonly FooterLink[];
  /** Postal address with the name, main phone, e-mail. */
  reach: ReactNode;
  legal: ReactNode;
};

/** The page's footer: how to reach the firm, links under headings, and the legal text (`footer-1`). */
export async function Footer({ linksId, groups, applicants, social, reach, legal }: FooterProps) {
  const t = await getTranslations('Footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={`${styles.reach} figures`}>
          <Wordmark />
          {reach}
        </div>
        <nav id={linksId} className={styles.links} aria-label={t('nav')}>
          {groups.map(({ label, links }, index) => (
            <div key={label}>
              <p className={styles.label} id={`${linksId}-${label}`}>
                {t(`groups.${label}`)}
              </p>
              <ul aria-labelledby={`${linksId}-${label}`}>
                <FooterLinks links={links} />
                {index === groups.length - 1 && (
                  <OnlyOn path={pagePaths.employment}>
                    <FooterLinks links={[applicants]} />
                  </OnlyOn>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <OnlyOn path={pagePaths.employment}>
          <nav className={styles.social} aria-label={t('follow')}>
            <ul>
              <FooterLinks links={social} />
            </ul>
          </nav>
        </OnlyOn>
        {legal}
      </div>
    </footer>
  );
}
