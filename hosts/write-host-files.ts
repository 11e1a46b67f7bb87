import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostRules } from './rules';
import { hostFiles, siteFiles } from './host-files';

/**
 * Writes the files for hosts to `host/`, the rules themselves among them as `rules.json`, and those that a host
 * looks for inside the site to `out/`.
 */
export async function writeHostFiles({
  projectDir,
  rules,
  siteUrl,
}: {
  projectDir: string;
  rules: HostRules;
  siteUrl: string;
}): Promise<void> {
  const out = join(projectDir, 'out');
  const host = join(projectDir, 'host');
  const files = hostFiles(rules, { siteUrl, published: await publishedPaths(out) });
  await rm(host, { recursive: true, force: true });
  await writeAll(host, { 'rules.json': `${JSON.stringify(rules, null, 2)}\n`, ...files });
  await writeAll(out, siteFiles(rules));
}

/** Addresses of the files of the site, without their compressed twins. */
async function publishedPaths(out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length));
  return paths.filter((path) => !/\.(br|gz)$/.test(path)).sort();
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // A script is called by its name.
    await writeFile(join(folder, path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}
