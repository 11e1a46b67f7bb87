/** `npm run edit`: serves the site for editing, on this machine only. The editor uses `PORT` (4000) and `next dev` the port after it. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findingsOf, siteToCheck } from '@/editor/check/findings';
import { editorFiles } from '@/editor/server/browser-files';
import { editorServer } from '@/editor/server/server';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { formatted } from '@/editor/site/write-files';
import { messageOf } from '@/lib/text/message-of';
import { portFault, requirePort } from '@/scripts/kit/port.mjs';
import { exitOnSignals, startProcess } from '@/scripts/kit/start-process.mjs';
import { untilListening } from '@/scripts/kit/until-listening';

const { host, port } = await requirePort({ PORT: process.env.PORT ?? '4000' });
// The editor would show the site of another program if one used this port.
const site = await requirePort({ PORT: String(port + 1) });
const root = resolve('.');
const atomicManifest = pathToFileURL(resolve('editor/atomic-prerender-manifest.mjs')).href;

exitOnSignals(0);
const command = ['node_modules/next/dist/bin/next', 'dev', '--hostname', host, '--port', String(site.port)];
const next = startProcess(process.execPath, command, {
  killSignal: 'SIGTERM',
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    EDITING: 'true',
    NODE_OPTIONS: `--import ${atomicManifest} ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
next.on('exit', (status) => process.exit(status ?? 1));

await Promise.all([untilListening(site.port, host), warmUp()]);
const server = editorServer({ root, site, ...(await editorFiles(root)) });
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(portFault(error.code, port));
  process.exit(1);
});
server.listen(port, host, () => {
  const address = `http://localhost:${port}/`;
  console.log(`The site is ready to edit at ${address}\nAll texts, and what you changed: ${address}__editor/`);
  if (!process.env.CI) openBrowser(address);
});

/** Formats one file and checks all content while Next starts, because the first time takes seconds and later times less than one. */
async function warmUp(): Promise<void> {
  const settings = 'content/settings.ts';
  try {
    await formatted(root, settings, await readFile(settings, 'utf8'));
    findingsOf(await siteToCheck(await loadMarkedSite(root)));
  } catch (error) {
    // The editor starts all the same: its page says it again.
    console.error(`The content does not load: ${messageOf(error)}`);
  }
}

function openBrowser(address: string): void {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
