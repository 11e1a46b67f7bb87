import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import type messages from '@/messages/en.json';

/** `label` is a key of the messages' `Footer`. */
export type FooterLink = { label: keyof typeof messages.Footer; href: string };

/** Footer links as list items. */
export async function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = await getTranslations('Footer');
  return links.map(({ label, href }) => (
    <li key={label}>
      <SiteLink href={href}>{t(label)}</SiteLink>
    </li>
  ));
}
