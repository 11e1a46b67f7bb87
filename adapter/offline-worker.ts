import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { bundledText } from '@/files/bundled-text';
import { sha256 } from '@/files/sha256';
import { localePrefix, localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { workerAddress } from '@/lib/offline/names';
import type { OfflineSettings } from '@/lib/offline/offline-settings';
import type { WorkerSettings } from '@/lib/offline/worker-scope';
import { pagePaths } from '@/lib/pages/pages';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { minifyScript } from './minify-script';

/**
 * Writes the worker that answers without a network to `out`; if offline reading is off, one that removes the earlier worker from browsers. It ends
 * with a hash of the offline pages, which must be final: a browser installs a worker again, and saves these pages again, only if its text differs.
 */
export function writeOfflineWorker(projectDir: string, { enabled, neverSaved }: OfflineSettings): void {
  const settings: WorkerSettings = {
    offlinePages: locales.map((locale) => ({
      prefix: localePrefix(locale),
      path: localizePath(unlistedPaths.offline, locale),
    })),
    neverSaved: neverSaved.flatMap((page) => locales.map((locale) => localizePath(pagePaths[page], locale))),
  };
  const bundled = buildSync({
    absWorkingDir: projectDir,
    entryPoints: [join(projectDir, 'lib/offline', enabled ? 'start-worker.ts' : 'remove-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { workerSettings: JSON.stringify(settings) },
    logLevel: 'error',
  });
  const out = join(projectDir, 'out');
  const hash = () => sha256(settings.offlinePages.map(({ path }) => readFileSync(join(out, `${path}.html`))).join(''));
  const script = minifyScript(bundledText(bundled));
  writeFileSync(join(out, workerAddress), enabled ? `${script}//${hash().slice(0, 8)}` : script);
}
