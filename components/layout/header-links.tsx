import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { buttonLook } from '@/components/ui/button-look';
import type messages from '@/messages/en.json';

/** `label` is a key of the messages' `Header.links`; `as: 'button'` highlights the link. */
export type HeaderLink = { label: keyof typeof messages.Header.links; href: string; as?: 'button' };

/** The links of a header group as list items. */
export async function HeaderLinks({ links }: { links: readonly HeaderLink[] }) {
  const t = await getTranslations('Header.links');
  return links.map(({ label, href, as }) => {
    const look = as === 'button' ? buttonLook('outline') : {};
    return (
      <li key={label}>
        <SiteLink {...look} href={href} marksCurrent>
          {t(label)}
        </SiteLink>
      </li>
    );
  });
}
