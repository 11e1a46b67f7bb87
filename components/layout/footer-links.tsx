import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import type messages from '@/messages/en.json';

/** `label` is a key of the messages' `Footer.links`. */
export type FooterLink = { label: keyof typeof messages.Footer.links; href: string };

/** Footer links as list items. */
export async function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = await getTranslations('Footer.links');
  return links.map(({ label, href }) => (
    <li key={label}>
      <SiteLink href={href}>{t(label)}</SiteLink>
    </li>
  ));
}
