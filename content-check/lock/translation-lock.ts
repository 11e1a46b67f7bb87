import { sha256 } from '@/files/sha256';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { type Module, modulesOf } from '../modules';
import type { SiteUnderTest } from '../site';
import { isBranch } from '../tree';
import { readableTwins } from '../twins';
import type { TextHashes } from './lock-file';

const hashLength = 12;

/** A shortened SHA-256 of a text. */
function hashOf(text: string): string {
  return sha256(text).slice(0, hashLength);
}

/** Hashes of every readable text by key. A text missing in one language has the hash of an empty text. */
export function textHashes(site: SiteUnderTest): Record<string, TextHashes> {
  return Object.fromEntries(
    readableTwins(site).map(({ key, texts }) => [key, perCompleteLocale((locale) => hashOf(texts[locale] ?? ''))]),
  );
}

/**
 * Hashes of every current notice by name: the whole document with its version, date, links and numbers, so that the text of a version never
 * changes; only the texts for search engines are excluded.
 */
export function noticeHashes(site: SiteUnderTest): Record<string, TextHashes> {
  const notices = modulesOf(site).filter(({ name }) => Object.hasOwn(site.notices, name));
  return Object.fromEntries(
    notices.map((module) => [module.name, perCompleteLocale((locale) => hashOf(noticeText(module, locale, site)))]),
  );
}

function noticeText({ name, trees }: Module, locale: CompleteLocale, { notices }: SiteUnderTest): string {
  const tree = trees[locale];
  const body = { ...(isBranch(tree) && tree), meta: undefined };
  return JSON.stringify([notices[name], body]);
}
