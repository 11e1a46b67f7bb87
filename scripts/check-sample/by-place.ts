import type { SiteContent } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import { isOneOf } from '@/lib/is-one-of';
import { noticeNames } from '@/lib/pages/pages';

/** A file of English copy and its translation, with the places it mentions in which the firm is neither admitted nor licensed. */
export type PlacesNamed = { file: string; places: readonly string[] };

/** US cities with their own rules that the copy follows. */
const cities = ['Yonkers'];

/**
 * Files of English copy that mention a state, or such a city, in which `firm` is neither admitted nor licensed. A person must read them: the
 * text may be law for every collector or concern only the places of another firm.
 */
export function placesToRead(content: SiteContent, firm: Pick<Firm, 'admittedIn' | 'licenses'>): PlacesNamed[] {
  const { fields } = content['letters/forms'];
  const own: readonly string[] = [
    ...firm.admittedIn.en,
    ...firm.licenses.map(({ jurisdiction }) => jurisdiction.en.replace('City of ', '')),
  ];
  const place = placePattern([...Object.values(fields.state.options), ...cities, ...own]);
  // The list of states to choose from mentions all of them.
  const withoutStates = {
    ...content,
    'letters/forms': { ...content['letters/forms'], fields: { ...fields, state: {} } },
  };
  return Object.entries(withoutStates).flatMap(([name, copy]) => {
    const named = new Set(textsIn(copy).join('\n').match(place));
    const places = [...named].filter((name) => !own.includes(name));
    return places.length > 0
      ? [{ file: `content/en/${isOneOf(noticeNames, name) ? 'legal/' : ''}${name}.ts`, places }]
      : [];
  });
}

/** Matches any of these places: the longest first, so that West Virginia is not read as Virginia. */
function placePattern(names: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${[...names].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}
