import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { NoticeVersion } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { markSource } from '../source/marks';
import { stripped } from './strip';
import { contentFiles } from './content-files';

/** Content and messages, each text with the mark of its place, and the facts that texts can name. */
export type MarkedSite = {
  files: readonly string[];
  /** Sources by file, as they were loaded. */
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

/**
 * Loads the content of the project at `root` afresh, whatever was loaded before; `drafts` stand in for files on disk.
 * Throws when a module does not compile or load; the message names file and line.
 */
export async function loadMarkedSite(root = '.', drafts: Readonly<Record<string, string>> = {}): Promise<MarkedSite> {
  const files = contentFiles(root);
  const sources = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, drafts[file] ?? (await readFile(join(root, file), 'utf8'))] as const),
    ),
  );
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: resolve(root) },
    absWorkingDir: resolve(root),
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    packages: 'external',
    logLevel: 'silent',
    plugins: [markingPlugin(resolve(root), files, sources), draftsPlugin(resolve(root), files, drafts)],
  });
  const site = await importText(outputFiles[0]?.text ?? '', root);
  const { en = {}, es = {}, messagesEn, messagesEs, factsEn = {}, factsEs = {} } = site;
  return {
    files,
    sources,
    content: { en, es },
    messages: { en: messagesEn, es: messagesEs },
    firm: site.firm as Firm,
    notices: site.notices as Record<string, NoticeVersion>,
    facts: stripped({ en: factsEn, es: factsEs }),
  };
}

function markingPlugin(root: string, files: readonly string[], sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'mark-texts',
    setup({ onLoad }) {
      onLoad({ filter: /\/(?:content\/(?:en|es)|messages)\/.*\.(?:ts|json)$/ }, ({ path }) => {
        const name = relative(root, path);
        const contents = markSource(name, sources[name] ?? '', files.indexOf(name));
        return { contents, loader: name.endsWith('.json') ? 'json' : 'ts' };
      });
    },
  };
}

/** Drafts of files without texts, such as `content/notices.ts`. */
function draftsPlugin(root: string, files: readonly string[], drafts: Readonly<Record<string, string>>): Plugin {
  const others = new Map(Object.entries(drafts).filter(([file]) => !files.includes(file)));
  return {
    name: 'drafts',
    setup({ onLoad }) {
      onLoad({ filter: /\/(?:content|lib)\/[\w-]+\.ts$/ }, ({ path }) => {
        const contents = others.get(relative(root, path));
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

let loads = 0;

/** Each load is a module of its own: Node keeps a module that it has loaded once. */
async function importText(code: string, root: string): Promise<Record<string, Record<string, unknown> | undefined>> {
  const file = join(resolve(root), 'node_modules', `.editor-${process.pid}-${++loads}.mjs`);
  await writeFile(file, code);
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, Record<string, unknown>>;
  } finally {
    await rm(file, { force: true });
  }
}
