import type { CompleteLocale } from '@/lib/i18n/routing';
import type { NoticeVersion } from '@/content/types';
import type { RecordedVersion } from '@/content/versions';
import type { GlossaryEntry } from '@/content/glossary/entry';
import type { TranslationLock } from './lock/lock-file';

/** A tree of texts: objects, lists, strings; numbers and booleans are data. */
export type Tree = unknown;

/** An external address by name; the same in both languages where it has no variants. */
export type ExternalAddress = { name: string } & Record<CompleteLocale, string>;

/** Path of a page, the module of copy that fills it (`/contact` and `contact`), and the ids it has beyond those of its sections. */
type SitePage = { path: string; module: string; ids: readonly string[] };

/** Everything the rules look at. Fixtures build one by hand, `load-site.ts` reads the real one. */
export type SiteUnderTest = {
  /** Copy: one key a page module, `home` or `privacy-notice`; only the keys of texts put `legal.` before a notice. */
  content: Record<CompleteLocale, Readonly<Record<string, Tree>>>;
  /** UI strings (ICU). */
  messages: Record<CompleteLocale, Tree>;
  pages: readonly SitePage[];
  externalAddresses: readonly ExternalAddress[];
  /** E.164. */
  phones: readonly string[];
  /** The line that each language names first; one stands for the other in a translation. */
  mainLines?: Record<CompleteLocale, string>;
  /** Slugs of the terms that copy can explain. */
  words?: readonly string[];
  /** Names of the pictures that a hero can show. */
  pictures: readonly string[];
  emails: readonly string[];
  /** Names of the firm's facts, the same in both languages: its own, its streets and towns, bodies of arbitration. */
  names?: readonly string[];
  notices: Readonly<Record<string, NoticeVersion>>;
  /** Every recorded version of the notices, the newest of each first. */
  recorded?: readonly RecordedVersion[];
  glossary: readonly GlossaryEntry[];
  /** Words of the copy that the spelling dictionaries do not know. */
  unknownWords: Record<CompleteLocale, ReadonlySet<string>>;
  /** Every character that the fonts hold. */
  fontCharacters: string;
  /** `undefined` until `--init` has written it. */
  lock: TranslationLock | undefined;
};

/** What is checked, by the names that `docs/content-guide.md` explains. */
export type RuleName =
  | 'parity'
  | 'icu-arguments'
  | 'duplicate-ids'
  | 'dead-links'
  | 'external-links'
  | 'explained-words'
  | 'link-parity'
  | 'contacts'
  | 'pictures'
  | 'numbers'
  | 'wrong-language'
  | 'glossary'
  | 'spelling'
  | 'forbidden-words'
  | 'font-characters'
  | 'repeated-sentences'
  | 'reading-level'
  | 'page-meta'
  | 'locked-notices'
  | 'recorded-notices'
  | 'stale-translations';

/** One fault: where it is, what stands there in each language, what is wrong and what was expected. */
export type Finding = {
  rule: RuleName;
  key: string;
  files: readonly string[];
  texts: Partial<Record<CompleteLocale, string>>;
  message: string;
  expected: string;
};

/** Looks at the whole site and gives its faults of one kind, none when all is well. */
export type Rule = (site: SiteUnderTest) => Finding[];
