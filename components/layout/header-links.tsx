import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { buttonLook } from '@/components/ui/button-look';
import type messages from '@/messages/en.json';

/** Messages of the header that are not the label of a link. */
type OtherMessage = 'home' | 'navAccount' | 'navFirm' | 'switchLanguage';

/** `label` is a key of the messages' `Header`; `as: 'button'` highlights the link. */
export type HeaderLink = { label: Exclude<keyof typeof messages.Header, OtherMessage>; href: string; as?: 'button' };

/** The links of a header group as list items. */
export async function HeaderLinks({ links }: { links: readonly HeaderLink[] }) {
  const t = await getTranslations('Header');
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
