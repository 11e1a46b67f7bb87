import { createHash } from 'node:crypto';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { perLocale, modulesOf, type Module } from '../modules';
import type { SiteUnderTest } from '../site';
import { readTwins } from '../twins';
import type { TextHashes } from './lock-file';

const HASH_LENGTH = 12;

/** Short SHA-256 of a text. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}

/** Hashes of every text that is read, by key. A text that one language lacks has the hash of nothing. */
export function textHashes(site: SiteUnderTest): Record<string, TextHashes> {
  return Object.fromEntries(
    readTwins(site).map(({ key, texts }) => [key, perLocale((locale) => hashOf(texts[locale] ?? ''))]),
  );
}

/**
 * Hashes of every notice as it stands now, by name: the whole document with its version, date, links and numbers, so that one
 * version is one text for ever; only what it says to search engines is left out.
 */
export function noticeHashes(site: SiteUnderTest): Record<string, TextHashes> {
  const notices = modulesOf(site).filter(({ name }) => Object.hasOwn(site.notices, name));
  return Object.fromEntries(
    notices.map((module) => [module.name, perLocale((locale) => hashOf(noticeText(module, locale, site)))]),
  );
}

function noticeText({ name, trees }: Module, locale: CompleteLocale, { notices }: SiteUnderTest): string {
  const body = { ...(trees[locale] as object), meta: undefined };
  return JSON.stringify([notices[name], body]);
}
