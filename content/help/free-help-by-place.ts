import type { Locale } from '@/lib/i18n/routing';
import type { SituationSlug } from '@/lib/pages/situations';
import { namesOf } from '@/lib/record-of';
import { contentIn } from '..';
import { commonSites, freeHelpSiteIn, type FreeHelpSiteName, freeHelpSites, type HelpPlace } from './free-help-sites';
import { situationData } from './situations';

/** A source of free help as a reader sees it. */
type FreeHelpLink = { name: FreeHelpSiteName; href: string; label: string; note: string; isInEnglish: boolean };

/** Free help for one place. */
export type FreeHelpRow = { place: HelpPlace; title: string; links: readonly FreeHelpLink[] };

/** Free help by place: what fits the situation first, then what everyone can use. Without a slug, the common part. */
export function freeHelpByPlace(locale: Locale, slug?: SituationSlug): FreeHelpRow[] {
  const { places, links } = contentIn(locale)['help/free-help'];
  const names = [...new Set([...(slug ? situationData[slug].help : ['creditCounselors' as const]), ...commonSites])];
  return namesOf(places)
    .map((place) => ({
      place,
      title: places[place],
      links: names
        .filter((name) => freeHelpSites[name].place === place)
        .map((name) => ({ name, ...freeHelpSiteIn(name, locale), ...links[name] })),
    }))
    .filter(({ links: found }) => found.length > 0);
}
