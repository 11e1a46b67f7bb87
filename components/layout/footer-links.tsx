import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import type messages from '@/messages/en.json';

/** A link by a key of the messages' `Footer.links`, or by its name in the page's language. */
export type FooterLink = { href: string } & ({ label: keyof typeof messages.Footer.links } | { name: string });

/** Footer links as list items. */
export async function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = await getTranslations('Footer.links');
  return links.map((link) => (
    <li key={'name' in link ? link.name : link.label}>
      <SiteLink href={link.href}>{'name' in link ? typeset(link.name) : t(link.label)}</SiteLink>
    </li>
  ));
}
