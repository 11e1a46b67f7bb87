import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { termSlugsIn } from '@/lib/text/inline-markup';
import { hrefsIn } from '../links';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { twinFault, twinsOf } from '../twins';

/** A text and its translation link to the same targets and explained terms; variants of one external site count as the same target. */
export const linkParity: Rule = { name: 'link-parity', check };

function check(site: SiteUnderTest): Fault[] {
  return twinsOf(site).flatMap((twin) => {
    if (twin.texts.en === undefined || twin.texts.es === undefined) return [];
    const [en, es] = completeLocales.map((locale) =>
      [
        ...hrefsIn(twin, locale).map((href) => placeOf(site, href, locale)),
        ...termSlugsIn([twin.texts[locale] ?? '']).map((slug) => `word:${slug}`),
      ].sort(),
    );
    if (en?.join() === es?.join()) return [];
    const shown = (hrefs: readonly string[] | undefined) => hrefs?.join(', ') || 'none';
    return [
      twinFault(
        twin,
        `The links differ: ${shown(en)} in English, ${shown(es)} in Spanish.`,
        'the same links in both languages',
      ),
    ];
  });
}

function placeOf({ externalAddresses, mainLines }: SiteUnderTest, href: string, locale: CompleteLocale): string {
  if (href.startsWith('tel:') && Object.values(mainLines).includes(href.slice(4))) return 'main line';
  const external = externalAddresses.find((address) => address[locale] === href);
  if (external) return `site.${external.name}`;
  return href;
}
