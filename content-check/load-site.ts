import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { firm as presentFirm } from '@/content/firm';
import { glossary } from '@/content/glossary';
import { contentIn } from '@/content';
import { freeHelpSites } from '@/content/help/free-help-sites';
import { mainLine } from '@/content/inline';
import { notices as presentNotices } from '@/content/notices';
import type { NoticeVersion } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import { allRecordedVersions } from '@/content/versions';
import { fontCharacters } from '@/lib/text/font-characters';
import { pagePaths } from '@/lib/pages/pages';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { frameIds, partIds } from '@/lib/pages/part-ids';
import { lockFile, type TranslationLock } from './lock/lock-file';
import { isBranch, perLocale } from './modules';
import type { ExternalAddress, SiteUnderTest, Tree } from './site';
import { readTwins } from './twins';
import { unknownWords } from './unknown-words';

const partsByPage: Readonly<Record<string, Readonly<Record<string, string>>>> = partIds;

/** Loads the site from `content/`, `messages/` and the lock. Throws if a module does not load or JSON is malformed. */
export async function loadSite(): Promise<SiteUnderTest> {
  const content = perLocale((locale): Record<string, Tree> => ({ ...contentIn(locale) }));
  const [en, es] = await Promise.all([readJson('messages/en.json'), readJson('messages/es.json')]);
  return siteOf({ content, messages: { en, es } });
}

type Texts = Pick<SiteUnderTest, 'content' | 'messages'>;
/** The firm's facts, if they have changed since this program started. */
type Facts = { firm: Firm; notices: Record<string, NoticeVersion> };

/** The site with the given texts and the facts, pages and lock of the project. */
export async function siteOf(given: Texts, facts?: Facts): Promise<SiteUnderTest> {
  const site = await unspelledSite(given, facts);
  const texts = perLocale((locale) => readTwins(site).map(({ plain }) => plain[locale]));
  return { ...site, unknownWords: { en: await unknownWords(texts.en, 'en'), es: await unknownWords(texts.es, 'es') } };
}

/** The same without the spelling check, which is the slowest: it reports no unknown words. */
export async function unspelledSite(
  { content, messages }: Texts,
  { firm, notices }: Facts = { firm: presentFirm, notices: presentNotices },
): Promise<SiteUnderTest> {
  return {
    content,
    messages,
    pages: Object.entries({ ...pagePaths, ...unlistedPaths }).map(([name, path]) => ({
      path,
      module: name,
      ids: [...Object.values(frameIds), ...Object.values(partsByPage[name] ?? {})],
    })),
    externalAddresses: externalAddresses(firm),
    phones: Object.values(firm.phones),
    mainLines: perLocale((locale) => firm.phones[mainLine[locale]] ?? ''),
    words: Object.keys(contentIn('en')['help/words'].terms),
    pictures: await engravings(),
    emails: Object.values(firm.emails),
    names: namesOf(firm),
    notices,
    recorded: allRecordedVersions(),
    glossary,
    unknownWords: perLocale(() => new Set<string>()),
    fontCharacters,
    lock: existsSync(lockFile) ? ((await readJson(lockFile)) as TranslationLock) : undefined,
  };
}

function namesOf({ name, shortName, addresses, arbitrationBodies }: Firm): readonly string[] {
  return [
    name,
    shortName,
    ...Object.values(addresses).flatMap(({ street, city }) => [street, city]),
    ...arbitrationBodies,
  ];
}

function externalAddresses(firm: Firm): ExternalAddress[] {
  const sites: [string, string | { en: string; es: string }][] = [
    ...Object.entries(firm.sites),
    ['siteUrl', firm.siteUrl],
    ...Object.entries(freeHelpSites).map(([name, help]): [string, { en: string; es: string }] => [
      name,
      { en: help.en, es: 'es' in help ? help.es : help.en },
    ]),
  ];
  return sites.map(([name, site]) => ({
    name,
    ...(isBranch(site) ? { en: site.en, es: site.es } : { en: site, es: site }),
  }));
}

/** `stair` of `stair.svg`. */
async function engravings(): Promise<string[]> {
  const files = await readdir('public/engravings');
  return files.flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
}

async function readJson(file: string): Promise<Tree> {
  return JSON.parse(await readFile(file, 'utf8')) as Tree;
}
