import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishExport } from '@/adapter/finish-export';
import { hostRules, type HostRules } from '@/hosts/rules';
import * as fixture from './fixtures/exported-page';

let projectDir = '';

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'connect-'));
  const notFoundPages = hostRules.notFoundPages.map(({ file }) => file);
  for (const name of ['en.html', 'en/404.html', ...notFoundPages]) await write(name, fixture.exportedPage);
  for (const address of [...fixture.sheetsOfPage, ...fixture.chunksOfPage]) await write(address, '');
  await write('en.txt', 'flight');
});

afterEach(() => rm(projectDir, { recursive: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(projectDir, 'out', path)), { recursive: true });
  await writeFile(join(projectDir, 'out', path), text);
}

it.each([
  [undefined, "connect-src 'self'"],
  ['https://api.site.example/v1', "connect-src 'self' https://api.site.example"],
])('an API at %s makes the policy say %s', async (apiBaseUrl, directive) => {
  await finishExport(projectDir, { siteUrl: 'https://www.site.example', bootScript: fixture.bootScript, apiBaseUrl });
  const { headers } = JSON.parse(await readFile(join(projectDir, 'host/rules.json'), 'utf8')) as HostRules;
  expect(headers['Content-Security-Policy']?.split('; ')).toContain(directive);
});

it('an address for reports joins the policy and the headers, and only then', async () => {
  const siteUrl = 'https://www.site.example';
  const headersOf = async (reportUrl?: string) => {
    await finishExport(projectDir, { siteUrl, bootScript: fixture.bootScript, reportUrl });
    return (JSON.parse(await readFile(join(projectDir, 'host/rules.json'), 'utf8')) as HostRules).headers;
  };
  const headers = await headersOf('https://reports.site.example/a');
  expect(headers['Content-Security-Policy']).toMatch(/; report-to default$/);
  expect(headers['Reporting-Endpoints']).toBe('default="https://reports.site.example/a"');
  expect(JSON.parse(headers.NEL ?? '')).toMatchObject({ report_to: 'default' });
  expect(await readFile(join(projectDir, 'host/nginx/site.conf'), 'utf8')).toContain(
    `add_header Reporting-Endpoints 'default="https://reports.site.example/a"' always;`,
  );
});

it('without one nothing is reported to anyone', async () => {
  await finishExport(projectDir, { siteUrl: 'https://www.site.example', bootScript: fixture.bootScript });
  expect(await readFile(join(projectDir, 'host/rules.json'), 'utf8')).not.toMatch(
    /report-to|report_to|Reporting-Endpoints|"NEL"/,
  );
});
