import type { GlossaryEntry } from '@/content/glossary/entry';
import type { Fault, PageRule, SiteTexts } from '../site';
import { withoutNames } from '../text/names';
import { placesOf, stems } from '../text/terms';
import { readableTwins, type Twin, twinFault } from '../twins';

/**
 * If an English text has a strict term of the glossary, its Spanish twin must have the Spanish term, in any number, gender, case and accents.
 * Longer terms are matched first, so that "debt collection" inside the name of an act requires nothing.
 */
export const glossaryTerms: PageRule = { name: 'glossary-terms', check };

function check(site: SiteTexts): Fault[] {
  const forms = site.glossary
    .flatMap((entry) => entry.en.map((form) => ({ entry, form, stems: stems(form, 'en') })))
    .sort((a, b) => b.stems.length - a.stems.length);
  return readableTwins(site).flatMap((twin) => {
    if (twin.texts.en === undefined || twin.texts.es === undefined) return [];
    let words = stems(withoutNames(twin.plain.en, site.names), 'en');
    return forms.flatMap(({ entry, form, stems: term }) => {
      const places = placesOf(term, words);
      if (places.length === 0) return [];
      words = words.map((word, index) =>
        places.some(({ start, length }) => index >= start && index < start + length) ? '' : word,
      );
      return entry.strict && !hasSpanish(twin, entry) ? [termFault(twin, form, entry)] : [];
    });
  });
}

function hasSpanish(twin: Twin, { es }: GlossaryEntry): boolean {
  const words = stems(twin.plain.es, 'es');
  return es.some((form) => placesOf(stems(form, 'es'), words).length > 0);
}

function termFault(twin: Twin, form: string, { es }: GlossaryEntry): Fault {
  const wanted = es.map((spanish) => `“${spanish}”`).join(' or ');
  return twinFault(
    twin,
    `The English says “${form}”, the Spanish does not say ${wanted}.`,
    `${wanted} (content/glossary)`,
    'es',
  );
}
