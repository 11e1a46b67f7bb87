import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { parseInline } from '@/lib/text/inline-markup';
import { type Leaf, leaves, type Role } from './leaves';
import { type Module, modulesOf } from './modules';
import type { Fault, SiteTexts } from './site';
import { literalText } from './text/icu';

/** A text and its translation; `undefined` if a language lacks it (the parity rule reports that). */
export type Twin = {
  key: string;
  role: Role;
  /** Whether it belongs to the "In short" of a legal document. */
  isSummary: boolean;
  module: Module;
  texts: PerCompleteLocale<string | undefined>;
  /** The readable texts: no markup, addresses or ICU arguments; empty if missing. */
  plain: PerCompleteLocale<string>;
};

/** Cached by site, because most rules use the twins of the same site. */
const twinsBySite = new WeakMap<SiteTexts, ReadonlyMap<Module, readonly Twin[]>>();

/** Every module of the site with its texts beside their translations, in the order of the English modules. */
export function twinsByModule(site: SiteTexts): ReadonlyMap<Module, readonly Twin[]> {
  const known = twinsBySite.get(site) ?? new Map(modulesOf(site).map((module) => [module, moduleTwins(module)]));
  twinsBySite.set(site, known);
  return known;
}

/** Every text of the site beside its translation. */
export function twinsOf(site: SiteTexts): readonly Twin[] {
  return [...twinsByModule(site).values()].flat();
}

/** Readable twins: all except ids, addresses and other data. */
export function readableTwins(site: SiteTexts): Twin[] {
  return twinsOf(site).filter(({ role }) => role !== 'data' && role !== 'address');
}

function moduleTwins(module: Module): Twin[] {
  const byKey = perCompleteLocale(
    (locale) => new Map(leaves(module.trees[locale], module.prefix).map((leaf) => [leaf.key, leaf] as const)),
  );
  return [...new Set([...byKey.en.keys(), ...byKey.es.keys()])].map((key) => {
    const pair = perCompleteLocale((locale) => byKey[locale].get(key));
    const { role, isSummary } = leafIn(module, (pair.en ?? pair.es) as Leaf);
    const texts = perCompleteLocale((locale) => pair[locale]?.text);
    return {
      key,
      role,
      isSummary,
      module,
      texts,
      plain: perCompleteLocale((locale) => asRead(module, texts[locale] ?? '')),
    };
  });
}

/** A fault of `twin`; `locale` is the language at fault, and without it both files are named. */
export function twinFault(twin: Twin, message: string, expected: string, locale?: CompleteLocale): Fault {
  const { en, es } = twin.module.files;
  const texts = {
    ...(twin.texts.en !== undefined && { en: twin.texts.en }),
    ...(twin.texts.es !== undefined && { es: twin.texts.es }),
  };
  return { key: twin.key, files: locale ? [twin.module.files[locale]] : [en, es], texts, message, expected };
}

/** All values of messages are texts, whatever their names. */
function leafIn({ kind }: Module, leaf: Leaf): Leaf {
  return kind === 'messages' ? { ...leaf, role: 'phrase', isSummary: false } : leaf;
}

function asRead({ kind }: Module, text: string): string {
  return (kind === 'messages' ? literalText(text) : ownWords(text)).replace(/\s+/gu, ' ').trim();
}

/** The text without its markup; words marked as another language are replaced with a dash, but not signs of markup among them. */
function ownWords(text: string): string {
  return parseInline(text)
    .map((node) => (node.type === 'foreign' ? node.text.replace(/[^*[\]]+/gu, '–') : node.text))
    .join('');
}
