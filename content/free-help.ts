import type { Locale } from '@/lib/i18n/routing';
import type { HelpSlug } from '@/lib/pages/help-slugs';
import { contentIn } from '.';
import { commonHelp, situationLinks } from './help-map';
import type { HelpPlace } from './types';
import { publicHelp, publicHelpIn, type PublicHelpName } from './public-help';

/** A source of free help as a reader sees it. */
type FreeHelpLink = { name: PublicHelpName; href: string; label: string; note: string; isInEnglish: boolean };

/** Free help for one place. */
export type FreeHelpRow = { place: HelpPlace; title: string; links: readonly FreeHelpLink[] };

/** Free help by place: what fits the situation first, then what everyone can use. Without a slug, the common part. */
export function freeHelpIn(locale: Locale, slug?: HelpSlug): FreeHelpRow[] {
  const { places, links } = contentIn(locale).freeHelp;
  const names = [...new Set([...(slug ? situationLinks[slug].help : ['creditCounselors' as const]), ...commonHelp])];
  return (Object.keys(places) as HelpPlace[])
    .map((place) => ({
      place,
      title: places[place],
      links: names
        .filter((name) => publicHelp[name].place === place)
        .map((name) => {
          const words = links[name];
          if (!words) throw new Error(`content/${locale}/free-help.ts has no words for ${name}`);
          return { name, ...publicHelpIn(name, locale), ...words };
        }),
    }))
    .filter(({ links: found }) => found.length > 0);
}
