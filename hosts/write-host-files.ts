import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '@/files/files-in';
import { functionSizeLimit } from './cloudfront/functions';
import { hostFiles, siteFiles } from './host-files';
import type { HostRules } from './rules';
import { isCompressedCopy } from './unserved-files';

/**
 * Writes the files for hosts to `host/`, including the rules as `rules.json`, and those that a host expects inside the site to `out/`.
 * Warns if CloudFront would refuse its function; the files for other hosts are right then, too.
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
  const published = publishedPaths(out);
  const files = hostFiles(rules, { siteUrl, published });
  const { length } = files['cloudfront/request.js'];
  if (length > functionSizeLimit)
    console.warn(
      `CloudFront would refuse host/cloudfront/request.js: it has ${length} characters, and ${functionSizeLimit} are allowed. Are there many redirects?`,
    );
  await rm(host, { recursive: true, force: true });
  await writeAll(host, { 'rules.json': `${JSON.stringify(rules, null, 2)}\n`, ...files });
  await writeAll(out, siteFiles(rules, published));
}

/** Addresses of the site's files, without their compressed versions. */
function publishedPaths(out: string): string[] {
  return filesIn(out)
    .filter((file) => !isCompressedCopy(file))
    .map((file) => `/${file}`);
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // Scripts must be executable.
    await writeFile(join(folder, path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}
