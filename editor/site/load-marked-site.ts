import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import type { NoticeVersion } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import type { Tree } from '@/content-check/tree';
import { bundledText } from '@/files/bundled-text';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { contentFiles, isContentFile } from '../content-files';
import { factGroups } from '../source/fact-groups';
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
  content: Record<CompleteLocale, Record<string, Tree>>;
  messages: Record<CompleteLocale, Tree>;
  firm: Firm;
  notices: Record<string, NoticeVersion>;
};

const groups = Object.entries(factGroups).flatMap(([name, origin]) => (origin ? [{ name, ...origin }] : []));
const factImports = groups.map(
  ({ name, module, maker = name }) => `import { ${maker} } from '${module.replace('@', '.')}';`,
);
const factMembers = groups.map(({ name, maker }) => (maker ? `${name}: ${maker}(locale)` : name));

const entry = `
  export { content as en } from './content/en';
  export { content as es } from './content/es';
  export { default as messagesEn } from './messages/en.json';
  export { default as messagesEs } from './messages/es.json';
  export { firm } from './content/firm';
  export { notices } from './content/notices';
  ${factImports.join('\n')}
  const facts = (locale) => ({ ${factMembers.join()} });
  export const factsEn = facts('en'), factsEs = facts('es');`;

/** A site and the texts of all files from which it was loaded, by name. */
type Loaded = { site: MarkedSite; from: ReadonlyMap<string, string> };

/** The last site of each project that was loaded without drafts. It is reused until a file changes, because loading takes a second. */
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
    format: 'cjs',
    write: false,
    packages: 'external',
    logLevel: 'silent',
    plugins: [sourcesPlugin({ root: resolve(root), files, from, read })],
  });
  const loaded = evaluated(bundledText(bundled), root);
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

/**
 * Evaluates a bundle in the format of CommonJS and returns its exports. It is not imported, because Node never frees modules, and the editor loads
 * the content again after each pause in typing.
 */
function evaluated(code: string, root: string): Record<string, Record<string, Tree> | undefined> {
  const module = { exports: {} };
  const run = new Script(`(function (module, exports, require) {${code}\n})`).runInThisContext() as (
    ...scope: [typeof module, object, NodeJS.Require]
  ) => void;
  run(module, module.exports, createRequire(join(resolve(root), 'package.json')));
  return module.exports;
}
