import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import type messages from '@/messages/en.json';

/** Messages of the footer above a group of links. */
export type FooterGroupLabel = 'account' | 'firm' | 'notices';
/** Messages of the footer that nothing in `content` names. */
type OtherMessage = 'follow' | 'legal' | 'nav';

/** `label` is a key of the messages' `Footer`. */
export type FooterLink = {
  label: Exclude<keyof typeof messages.Footer, FooterGroupLabel | OtherMessage>;
  href: string;
};

/** Footer links as list items. */
export async function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = await getTranslations('Footer');
  return links.map(({ label, href }) => (
    <li key={label}>
      <SiteLink href={href}>{t(label)}</SiteLink>
    </li>
  ));
}
