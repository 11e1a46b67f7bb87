import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { NoticeVersion } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import { bundledText } from '@/files/bundled-text';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { contentFiles, isContentFile } from '../content-files';
import { sourcesPlugin } from './sources-plugin';
import { stripped } from './strip-marks';

/** Content and messages, each text marked with its place, and the facts that texts can use. */
export type MarkedSite = {
  /** The project's folder. */
  root: string;
  files: readonly string[];
  /** The loaded sources by file. */
  sources: Readonly<Record<string, string>>;
  facts: Record<CompleteLocale, Readonly<Record<string, unknown>>>;
  content: Record<CompleteLocale, Record<string, unknown>>;
  messages: Record<CompleteLocale, unknown>;
  firm: Firm;
  notices: Record<string, NoticeVersion>;
};

const entry = `
  export { content as en } from './content/en';
  export { content as es } from './content/es';
  export { default as messagesEn } from './messages/en.json';
  export { default as messagesEs } from './messages/es.json';
  import { firm } from './content/firm';
  import { at, contactLimitsIn, email, hoursIn, phone, repliesIn, sitesIn } from './content/inline';
  export { firm };
  export { notices } from './content/notices';
  const facts = (locale) => ({
    phone, email, at, firm, site: sitesIn(locale), hours: hoursIn(locale), reply: repliesIn(locale), limit: contactLimitsIn(locale),
  });
  export const factsEn = facts('en'), factsEs = facts('es');`;

/** A site and the texts of all files from which it was loaded, by name. */
type Loaded = { site: MarkedSite; from: ReadonlyMap<string, string> };

/** The last site of each project that was loaded without drafts. It is reused until a file changes, because Node never frees loaded modules. */
const lastLoaded = new Map<string, Loaded>();

/** Texts that replace files on disk, by file; `undefined` means that the file does not exist. */
export type Drafts = Readonly<Record<string, string | undefined>>;

/**
 * Loads the content of the project at `root`, with `drafts` in place of files on disk. Throws if a module does not compile or load; the
 * message names file and line.
 */
export async function loadMarkedSite(root = '.', drafts: Drafts = {}): Promise<MarkedSite> {
  if (Object.keys(drafts).length > 0) return (await load(root, drafts)).site;
  const last = lastLoaded.get(root);
  const loaded = last && (await isAsLoaded(root, last)) ? last : await load(root, {});
  lastLoaded.set(root, loaded);
  return loaded.site;
}

async function isAsLoaded(root: string, { site, from }: Loaded): Promise<boolean> {
  if (contentFiles(root).join() !== site.files.join()) return false;
  const isSame = async ([file, text]: readonly [string, string]) =>
    (await readFile(join(root, file), 'utf8').catch(() => undefined)) === text;
  return (await Promise.all([...from].map(isSame))).every(Boolean);
}

async function load(root: string, drafts: Drafts): Promise<Loaded> {
  const drafted = Object.keys(drafts).filter(isContentFile);
  const files = [...new Set([...contentFiles(root), ...drafted])]
    .filter((file) => !drafted.includes(file) || drafts[file] !== undefined)
    .sort();
  const read = async (file: string) => drafts[file] ?? (await readFile(join(root, file), 'utf8'));
  const from = new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  const sources = Object.fromEntries(from);
  const bundled = await build({
    stdin: { contents: entry, resolveDir: resolve(root) },
    absWorkingDir: resolve(root),
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    packages: 'external',
    logLevel: 'silent',
    plugins: [sourcesPlugin({ root: resolve(root), files, from, read })],
  });
  const loaded = await importText(bundledText(bundled), root);
  const { en = {}, es = {}, messagesEn, messagesEs, factsEn = {}, factsEs = {} } = loaded;
  const site = {
    root,
    files,
    sources,
    content: { en, es },
    messages: { en: messagesEn, es: messagesEs },
    firm: loaded.firm as Firm,
    notices: loaded.notices as Record<string, NoticeVersion>,
    facts: stripped({ en: factsEn, es: factsEs }),
  };
  return { site, from };
}

/** Loads code as a new module each time, because Node caches modules by their address. */
async function importText(code: string, root: string): Promise<Record<string, Record<string, unknown> | undefined>> {
  const file = join(resolve(root), 'node_modules', `.editor-${randomUUID()}.mjs`);
  await writeFile(file, code);
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, Record<string, unknown>>;
  } finally {
    await rm(file, { force: true });
  }
}
