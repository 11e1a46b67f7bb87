import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIn } from '@/content';
import { mainLine } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { glossary } from '@/content/glossary';
import { freeHelpSites } from '@/content/help/free-help-sites';
import { notices } from '@/content/notices';
import type { Firm } from '@/content/types/firm';
import { allRecordedVersions, versionsFolder } from '@/content/versions';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { frameIds, partIds } from '@/lib/pages/part-ids';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { supportedCharacters } from '@/lib/text/font-characters';
import { lockFile, type TranslationLock } from './lock/lock-file';
import { sideAddresses } from './side-addresses';
import type { ExternalAddress, SiteUnderTest } from './site';
import { branch, isBranch, type Tree } from './tree';
import { readableTwins } from './twins';
import { unknownWords } from './unknown-words';

const partsByPage: Readonly<Record<string, Readonly<Record<string, string>>>> = partIds;

/** Loads the site of the folder in which the program runs. Throws if a module does not load or JSON is malformed. */
export async function loadSite(): Promise<SiteUnderTest> {
  const root = '.';
  const content = perCompleteLocale((locale): Record<string, Tree> => ({ ...contentIn(locale) }));
  const [en, es] = await Promise.all([readJson(root, 'messages/en.json'), readJson(root, 'messages/es.json')]);
  return siteOf({ root, content, messages: { en, es }, firm, notices });
}

/** Texts and facts of the project in the folder `root`, from which its lock, records, pictures and word lists are read. */
export type Project = Pick<SiteUnderTest, 'content' | 'messages' | 'notices'> & { root: string; firm: Firm };

/** The site of a project, with the pages, the glossary and the sites of free help of this program. */
export async function siteOf(project: Project): Promise<SiteUnderTest> {
  const site = await unspelledSite(project);
  const texts = perCompleteLocale((locale) => readableTwins(site).map(({ plain }) => plain[locale]));
  const unknown = (locale: CompleteLocale) => unknownWords(texts[locale], locale, project.root);
  return { ...site, unknownWords: { en: await unknown('en'), es: await unknown('es') } };
}

/** The site of a project without its unknown words, because looking for them is slowest: no spelling is reported. */
export async function unspelledSite({ root, content, messages, firm, notices }: Project): Promise<SiteUnderTest> {
  const recorded = allRecordedVersions(join(root, versionsFolder));
  return {
    content,
    messages,
    sideAddresses: sideAddresses(root, recorded),
    pages: Object.entries({ ...pagePaths, ...unlistedPaths }).map(([name, path]) => ({
      path,
      module: name,
      ids: [...Object.values(frameIds), ...Object.values(partsByPage[name] ?? {})],
    })),
    externalAddresses: externalAddresses(firm),
    phones: Object.values(firm.phones),
    mainLines: perCompleteLocale((locale) => firm.phones[mainLine[locale]]),
    terms: Object.keys(branch(content.en['help/words'], 'terms') ?? {}),
    engravings: await engravings(root),
    photographs: await photographs(root),
    emails: Object.values(firm.emails),
    names: properNamesOf(firm),
    notices,
    recorded,
    glossary,
    unknownWords: perCompleteLocale(() => new Set<string>()),
    supportedCharacters,
    lock: existsSync(join(root, lockFile)) ? ((await readJson(root, lockFile)) as TranslationLock) : undefined,
  };
}

function properNamesOf({ name, shortName, addresses, arbitrationBodies }: Firm): readonly string[] {
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
async function engravings(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'public/engravings'));
  return files.flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);
}

/** `front-door.webp` */
async function photographs(root: string): Promise<string[]> {
  const folder = join(root, 'public/photographs');
  return existsSync(folder) ? readdir(folder) : [];
}

async function readJson(root: string, file: string): Promise<Tree> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Tree;
}
