import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@/adapter/compress';
import { buildSite } from '@/scripts/kit/build-site';
import { htmlFilesIn, withoutScripts } from '@/scripts/kit/site-files';

/** The variants to compare: the site, the same pages with every script removed, and Next's export without the adapter. */
export const variantNames = ['floor', 'finished', 'plain'] as const;
export type VariantName = (typeof variantNames)[number];

/** Builds the variants, each as `<folder>/<name>` with its `out/` and `host/`. The project's own `out/` is the finished site afterwards. */
export async function buildVariants(folder: string): Promise<void> {
  await build('plain', folder, { PLAIN_EXPORT: '1' });
  await build('finished', folder, {});
  cpSync(join(folder, 'finished'), join(folder, 'floor'), { recursive: true });
  const root = join(folder, 'floor/out');
  const files = htmlFilesIn(root).map((file) => join(root, file));
  for (const file of files) writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  await compress(files, join(folder, 'compressed'));
}

async function build(name: VariantName, folder: string, env: Record<string, string>): Promise<void> {
  console.log(`Building the ${name} site …`);
  await buildSite('.', env);
  for (const part of ['out', 'host']) cpSync(part, join(folder, name, part), { recursive: true });
}
