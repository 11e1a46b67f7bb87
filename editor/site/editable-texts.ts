import { notices } from '@/content/notices';
import { leaves, type Role } from '@/content-check/leaves';
import { prefixOf } from '@/content-check/modules';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { parseInline } from '@/lib/text/inline-markup';
import { placesIn, withoutMarks } from '../source/marks';
import type { MarkedSite } from './load-marked-site';

/** A text in one language: its file, its index among the file's texts, and its content. */
type LocatedText = { file: string; literal: number; text: string };

/** A text with its twin; `key` is its path in content (`home.hero.title`) or messages (`messages.Menu.label`). */
export type EditableText = { key: string; role: Role } & Record<CompleteLocale, LocatedText | undefined>;

/** Whether a text can contain bold and links: running text, and any text that has some already. */
export function canHaveMarkup({ key, role, en, es }: EditableText): boolean {
  const isRunningText = (role === 'prose' || role === 'cell') && !key.startsWith('messages.');
  return isRunningText || [en, es].some((located) => located && hasMarkup(located.text));
}

/** Whether a text contains inline markup. */
export function hasMarkup(text: string): boolean {
  return parseInline(text).some(({ type }) => type !== 'text');
}

/** Cached by site, because each request looks up several texts. */
const textsBySite = new WeakMap<MarkedSite, readonly EditableText[]>();

/** Every text of content and messages that is a single literal, in the order of the English modules. */
export function editableTexts(site: MarkedSite): readonly EditableText[] {
  const known = textsBySite.get(site) ?? textsOf(site);
  textsBySite.set(site, known);
  return known;
}

function textsOf(site: MarkedSite): EditableText[] {
  const located = perCompleteLocale((locale) => locatedTexts(site, locale));
  const keys = new Set([...located.en.keys(), ...located.es.keys()]);
  return [...keys].map((key) => {
    const [en, es] = [located.en.get(key), located.es.get(key)];
    return { key, role: (en ?? es)?.role ?? 'prose', en, es };
  });
}

function locatedTexts({ content, messages, files }: MarkedSite, locale: CompleteLocale) {
  const trees = [...Object.entries(content[locale]), ['messages', messages[locale]] as const];
  const found = trees
    .flatMap(([name, tree]) => leaves(tree, prefixOf(name, notices)))
    .flatMap(({ key, role, text }) => {
      const place = placesIn(text).at(-1);
      const file = place && files[place.file];
      return file
        ? [[withoutMarks(key), { file, literal: place.literal, text: withoutMarks(text), role }] as const]
        : [];
    });
  return new Map(found);
}
