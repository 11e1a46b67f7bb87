import { join } from 'node:path';
import { filesIn } from '@/files/files-in';
import { reportHeaders } from '@/hosts/reports';
import { type HostRules, hostRules, withHeaders } from '@/hosts/rules';
import { writeHostFiles } from '@/hosts/write-host-files';
import type { OfflineSettings } from '@/lib/offline/offline-settings';
import { writeBillOfMaterials } from './bill-of-materials';
import { compress } from './compress';
import { contentSecurityPolicy } from './content-security-policy';
import { finishPages } from './finish-pages';
import { writeOfflineWorker } from './offline-worker';
import { orderLayers } from './order-layers';
import { shortenClassNames } from './shorten-class-names';
import { unprefixDefaultLocale } from './unprefix-default-locale';

/** The settings of a build that the adapter needs; an empty `apiOrigin` allows requests to the site only, and an empty `reportUrl` turns reports off. */
export type BuildSettings = {
  siteUrl: string;
  bootScript: string;
  builtAt: string;
  apiOrigin: string;
  reportUrl: string;
  offline: OfflineSettings;
  /** Whether files stay as Next wrote them, for comparison. */
  isPlain: boolean;
};

/**
 * Turns Next's export in the folder `out` into the site to serve, step by step, and writes the rules for hosts to `host/`. In a
 * plain export English still moves to the root, and compressed files and rules are added to serve it.
 */
export async function finishExport(projectDir: string, settings: BuildSettings): Promise<void> {
  const out = join(projectDir, 'out');
  await unprefixDefaultLocale(out);
  const rules = settings.isPlain ? hostRules : finishFiles(projectDir, settings);
  await compress(filesOf(out), join(projectDir, '.next/cache/compressed'));
  await writeHostFiles({ projectDir, rules, siteUrl: settings.siteUrl });
  writeBillOfMaterials(projectDir, settings.builtAt);
}

/** Finishes the files in `out` and returns the host rules with the security policy that these files need. */
function finishFiles(projectDir: string, { bootScript, apiOrigin, reportUrl, offline }: BuildSettings): HostRules {
  const out = join(projectDir, 'out');
  const files = filesOf(out);
  const named = (extension: string) => files.filter((file) => file.endsWith(extension));
  shortenClassNames(files);
  orderLayers(named('.css'));
  const styles = finishPages(out, named('.html'), named('.txt'), bootScript);
  writeOfflineWorker(projectDir, offline);
  const connect = apiOrigin ? [apiOrigin] : [];
  const policy = contentSecurityPolicy(bootScript, styles, connect);
  return withHeaders(hostRules, {
    'Content-Security-Policy': reportUrl ? `${policy}; report-to default` : policy,
    ...(reportUrl ? reportHeaders(reportUrl) : {}),
  });
}

function filesOf(out: string): string[] {
  return filesIn(out).map((file) => join(out, file));
}
