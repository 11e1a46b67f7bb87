import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import { buttonLook, type ButtonTheme } from './button-look';

type ButtonLinkProps = { label: string; href: string; theme?: ButtonTheme };

/** A link that looks like a button; its address decides in which tab it opens. Use at most one gold button per screen. */
export function ButtonLink({ label, href, theme = 'gold' }: ButtonLinkProps) {
  return (
    <SiteLink {...buttonLook(theme)} href={href}>
      {typeset(label)}
    </SiteLink>
  );
}
