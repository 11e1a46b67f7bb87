import { completeLocales } from '@/lib/i18n/routing';
import { parseInline } from '@/lib/text/inline-markup';
import type { Fault, PageRule, SiteTexts } from '../site';
import { twinFault, twinsByModule } from '../twins';

/** Every `[term](word:slug)` names a term of `help/words`, and each term is explained once per page, at its first occurrence. */
export const explainedTerms: PageRule = { name: 'explained-terms', check };

function check(site: SiteTexts): Fault[] {
  return [...twinsByModule(site).values()].flatMap((twins) =>
    completeLocales.flatMap((locale) => {
      const seen = new Set<string>();
      return twins.flatMap((twin) =>
        parseInline(twin.texts[locale] ?? '').flatMap((node) => {
          if (node.type !== 'term') return [];
          const known = site.terms.includes(node.slug);
          const isFirst = !seen.has(node.slug);
          seen.add(node.slug);
          if (known && isFirst) return [];
          const fault = known ? 'is already explained on this page' : 'is not a term of help/words';
          return [twinFault(twin, `"${node.slug}" ${fault}.`, 'a known term, once a page', locale)];
        }),
      );
    }),
  );
}
