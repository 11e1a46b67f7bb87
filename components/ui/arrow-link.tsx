import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { resolveLink } from '@/lib/links/resolve-link';
import { typeset } from '@/lib/text/typeset';
import { ResolvedArrowLink } from './resolved-arrow-link';

type ArrowLinkProps = { label: string; href: string };

/** A link with an arrow, or with the new-tab icon if it opens one. */
export async function ArrowLink({ label, href }: ArrowLinkProps) {
  const t = await getTranslations('SiteLink');
  const link = resolveLink(href, await currentLocale());
  return <ResolvedArrowLink label={typeset(label)} link={link} newTabLabel={t('newTab')} />;
}
