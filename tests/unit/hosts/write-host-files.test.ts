import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeHostFiles } from '@/hosts/write-host-files';
import { isMutationRun } from '@/tests/unit/mutation-run';
import { rules } from './sample-rules';

let projectDir = '';

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(projectDir, 'out/es'), { recursive: true });
  await mkdir(join(projectDir, 'host'));
  for (const file of [
    'out/about.html',
    'out/about.html.br',
    'out/about.html.gz',
    'out/es/about.html',
    'host/left-over.conf',
  ])
    await writeFile(join(projectDir, file), '');
});

afterEach(async () => {
  // In a mutation run the function for CloudFront contains all changes and is always too long.
  if (isMutationRun) vi.mocked(console.warn).mockClear();
  await rm(projectDir, { recursive: true });
});

it('replaces the files of an earlier build, and writes two files into the site', async () => {
  await writeHostFiles({ projectDir, rules, siteUrl: 'https://www.site.example' });
  expect((await readdir(join(projectDir, 'host'))).sort()).toEqual([
    'cloudfront',
    'docker',
    'nginx',
    'rules.json',
    'vercel',
  ]);
  expect(JSON.parse(await readFile(join(projectDir, 'host/rules.json'), 'utf8'))).toEqual(rules);
  expect((await readdir(join(projectDir, 'out'))).filter((name) => name.startsWith('_'))).toEqual([
    '_headers',
    '_redirects',
  ]);
});

it('makes only the upload script executable', async () => {
  await writeHostFiles({ projectDir, rules, siteUrl: 'https://www.site.example' });
  const isProgram = async (file: string) => ((await stat(join(projectDir, 'host', file))).mode & 0o100) !== 0;
  expect(await isProgram('cloudfront/upload.sh')).toBe(true);
  expect(await isProgram('nginx/site.conf')).toBe(false);
});

it('lists the site’s pages by address, without the compressed copies', async () => {
  await writeHostFiles({ projectDir, rules, siteUrl: 'https://www.site.example' });
  const { overrides } = JSON.parse(await readFile(join(projectDir, 'host/vercel/config.json'), 'utf8')) as {
    overrides: object;
  };
  expect(Object.keys(overrides)).toEqual(['about.html', 'es/about.html']);
});

it('warns that CloudFront would refuse its function, and still writes the files of all hosts', async () => {
  const more = Array.from({ length: 200 }, (_, index) => ({ from: `/letter-${index}`, to: '/make-payment' }));
  const manyRedirects = { ...rules, redirects: [...rules.redirects, ...more] };
  await writeHostFiles({ projectDir, rules: manyRedirects, siteUrl: 'https://www.site.example' });
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/CloudFront would refuse .*10240.*redirects/));
  expect(await readFile(join(projectDir, 'out/_redirects'), 'utf8')).toContain('/letter-199');
  vi.mocked(console.warn).mockClear();
});
