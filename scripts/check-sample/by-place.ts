import { noticeNames } from '@/lib/pages/pages';
import { isOneOf } from '@/lib/pages/family';
import type { SiteContent } from '@/content/types';
import type { Firm } from '@/content/types/firm';

/** A file of English copy, and its twin, with the places it names in which the firm is neither admitted nor licensed. */
export type PlacesNamed = { file: string; places: readonly string[] };

/** Cities of the United States with rules of their own that the copy keeps. */
const cities = ['Yonkers'];

/**
 * Where the English copy names a state, or such a city, that is not among the states of admission and the licenses of `firm`. It may be law that
 * holds for every collector, or a promise and a rule of the place where another firm works: only reading tells.
 */
export function placesToRead(content: SiteContent, firm: Pick<Firm, 'admittedIn' | 'licenses'>): PlacesNamed[] {
  const { states } = content['letters/forms'];
  const own = [
    ...firm.admittedIn.en,
    ...firm.licenses.map(({ jurisdiction }) => jurisdiction.en.replace('City of ', '')),
  ];
  const [ownPlace, anyPlace] = [oneOfPlaces(own), oneOfPlaces([...Object.values(states), ...cities])];
  return Object.entries(content).flatMap(([name, copy]) => {
    const text = textsIn(copy === content['letters/forms'] ? { ...copy, states: {} } : copy).join('\n');
    const places = [...new Set(text.replace(ownPlace, '').match(anyPlace))];
    return places.length > 0 ? [{ file: `content/en/${fileOf(name)}.ts`, places }] : [];
  });
}

/** The longest first, so that West Virginia is not read as Virginia. */
function oneOfPlaces(names: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${[...names].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

function fileOf(name: string): string {
  if (isOneOf(noticeNames, name)) return `legal/${name}`;
  return name.replace(/(?<=[a-z])[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
