import { join } from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials';
import { compress } from './compress';
import { contentSecurityPolicy } from './content-security-policy';
import { filesIn } from '../files/files-in';
import { finishPages } from './finish-pages';
import { hostRules, withHeaders } from '../hosts/rules';
import { writeOfflineWorker, type OfflineSettings } from './offline-worker';
import { orderLayers } from './order-layers';
import { reportHeaders } from '../hosts/reports';
import { shortenClassNames } from './shorten-class-names';
import { unprefixDefaultLocale } from './unprefix-default-locale';
import { writeHostFiles } from '../hosts/write-host-files';

/** The settings of a build that the adapter needs; `apiBaseUrl` is absent unless it was set, and an empty `reportUrl` turns reports off. */
export type BuildSettings = {
  siteUrl: string;
  bootScript: string;
  builtAt?: string;
  apiBaseUrl?: string;
  reportUrl?: string;
  offline?: OfflineSettings;
};

/**
 * Turns Next's export in the folder `out` into the site to serve, step by step, and writes the rules for hosts to `host/`. `PLAIN_EXPORT=1`
 * leaves the pages as Next wrote them, for comparison.
 */
export async function finishExport(projectDir: string, settings: BuildSettings): Promise<void> {
  const out = join(projectDir, 'out');
  await unprefixDefaultLocale(out);
  shortenClassNames(filesOf(out));
  orderLayers(filesOf(out).filter((file) => file.endsWith('.css')));
  const rules = process.env.PLAIN_EXPORT === '1' ? hostRules : finishPagesWithPolicy(out, filesOf(out), settings);
  writeOfflineWorker(out, settings.offline ?? { enabled: false, neverSaved: [] });
  await compress(filesOf(out), join(projectDir, '.next/cache/compressed'));
  await writeHostFiles({ projectDir, rules, siteUrl: settings.siteUrl });
  if (settings.builtAt) writeBillOfMaterials(projectDir, settings.builtAt);
}

function finishPagesWithPolicy(
  out: string,
  files: readonly string[],
  { bootScript, apiBaseUrl, reportUrl }: BuildSettings,
) {
  const named = (extension: string) => files.filter((file) => file.endsWith(extension));
  const styles = finishPages(out, named('.html'), named('.txt'), bootScript);
  const connect = apiBaseUrl ? [new URL(apiBaseUrl).origin] : [];
  const policy = contentSecurityPolicy(bootScript, styles, connect);
  return withHeaders(hostRules, {
    'Content-Security-Policy': reportUrl ? `${policy}; report-to default` : policy,
    ...(reportUrl ? reportHeaders(reportUrl) : {}),
  });
}

function filesOf(out: string): string[] {
  return filesIn(out).map((file) => join(out, file));
}
