import type { GlossaryEntry } from '@/content/glossary/entry';
import type { NoticeVersion } from '@/content/types';
import type { RecordedVersion } from '@/content/versions';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import type { TranslationLock } from './lock/lock-file';
import type { Tree } from './tree';

/** An external address by name; without variants it is the same in both languages. */
export type ExternalAddress = { name: string } & PerCompleteLocale<string>;

/** Path of a page, its module of copy (`/contact` and `contact`), and its ids besides those of its sections. */
type SitePage = { path: string; module: string; ids: readonly string[] };

/** Everything that the rules check, as `load-site.ts` loads it. */
export type SiteUnderTest = {
  /** Copy by page module, such as `home` or `privacy-notice`; only the keys of texts prefix a notice with `legal.`. */
  content: PerCompleteLocale<Readonly<Record<string, Tree>>>;
  /** UI strings (ICU). */
  messages: PerCompleteLocale<Tree>;
  pages: readonly SitePage[];
  /** Addresses that copy may link to besides the pages: versions of notices, pages in both languages, files. */
  sideAddresses: readonly string[];
  externalAddresses: readonly ExternalAddress[];
  /** E.164. */
  phones: readonly string[];
  /** The main line of each language; a translation may replace one with the other. */
  mainLines: PerCompleteLocale<string>;
  /** Slugs of the explained terms. */
  terms: readonly string[];
  engravings: readonly string[];
  /** Files of the photographs for heroes. */
  photographs: readonly string[];
  emails: readonly string[];
  /** Proper names in the firm's facts, the same in both languages: the firm, streets and towns, arbitration bodies. */
  names: readonly string[];
  notices: Readonly<Record<string, NoticeVersion>>;
  /** Every recorded version of the notices, the newest of each first. */
  recorded: readonly RecordedVersion[];
  glossary: readonly GlossaryEntry[];
  /** Words of the copy that are not in the spelling dictionaries. */
  unknownWords: PerCompleteLocale<ReadonlySet<string>>;
  /** Every character that the fonts contain. */
  supportedCharacters: string;
  /** The translation lock; `undefined` until `--init` has written it. */
  lock: TranslationLock | undefined;
};

/** One fault: where it is, the text in each language, what is wrong and what was expected. */
export type Fault = {
  key: string;
  files: readonly string[];
  texts: Partial<Record<CompleteLocale, string>>;
  message: string;
  expected: string;
};

/** A fault, and the rule that found it. */
export type Finding = Fault & { rule: string };

/** Checks a site, by default all of it, for faults of one kind; `docs/content-guide.md` explains it by its name, which `runRule` puts on each fault. */
export type Rule<Site = SiteUnderTest> = { name: string; check: (site: Site) => Fault[] };

/** The parts of the site on which the faults in the texts of a page can depend, besides other pages. */
export type SiteTexts = Pick<SiteUnderTest, 'content' | 'messages' | 'notices' | 'terms' | 'names' | 'glossary'>;

/** A rule that reads nothing else, so that the editor can keep what it found on a page. */
export type PageRule = Rule<SiteTexts>;
