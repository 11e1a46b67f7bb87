import type { LegalDocument, NoticeVersion } from '@/content/types';
import { sha256 } from '@/files/sha256';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { modulesOf } from '../modules';
import type { SiteUnderTest } from '../site';
import { readableTwins } from '../twins';
import type { TextHashes } from './lock-file';

/** A notice as it is published, without the texts for search engines. */
type PublishedDocument = Omit<LegalDocument, 'meta'>;

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

/** Hashes of every current notice by name. A notice missing in one language has the hash of an empty one. */
export function noticeHashes(site: SiteUnderTest): Record<string, TextHashes> {
  return Object.fromEntries(
    modulesOf(site).flatMap(({ name, trees }) => {
      const stamp = site.notices[name];
      if (!stamp) return [];
      return [[name, perCompleteLocale((locale) => noticeHash(stamp, (trees[locale] ?? {}) as PublishedDocument))]];
    }),
  );
}

/** Hash of a version of a notice: its number, its date and its whole published text with links and numbers, so that it never changes. */
export function noticeHash({ version, date }: NoticeVersion, document: PublishedDocument): string {
  return hashOf(JSON.stringify([{ version, date }, publishedPart(document)]));
}

/** The published text of a notice: everything except the texts for search engines. */
export function publishedPart({ title, summary, sections, changes }: PublishedDocument): PublishedDocument {
  return { title, summary, sections, changes };
}
