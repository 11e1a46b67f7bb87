import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { s3Objects } from '@/hosts/cloudfront/s3-objects';
import { published, rules } from '@/tests/unit/hosts/sample-rules';

/** A stand-in for the AWS command that records its arguments and the files it gets. */
const aws = `#!/usr/bin/env bash
{ printf '%s|' "$@"; [ -d "$3" ] && (cd "$3" && find . -type f | LC_ALL=C sort | tr '\\n' ' '); echo; } >> "$AWS_LOG"
`;

/** Files for other hosts. */
const forOthers = ['/_headers', '/_redirects'];

let folder = '';
/** The files that a call of the AWS command got. */
const filesOf = (line: string) => line.split('|').at(-1)?.trim().split(' ') ?? [];
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  for (const path of [...published, ...forOthers, '/about.html.br']) {
    mkdirSync(dirname(join(folder, 'out', path)), { recursive: true });
    writeFileSync(join(folder, 'out', path), path);
  }
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/aws'), aws, { mode: 0o755 });
  copyFileSync('hosts/cloudfront/upload.sh', join(folder, 'upload.sh'));
  list(rules, [...published, ...forOthers]);
});

afterEach(() => rmSync(folder, { recursive: true }));

function list(...site: Parameters<typeof s3Objects>) {
  writeFileSync(join(folder, 'objects.tsv'), s3Objects(...site));
}

function upload(...names: string[]) {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, AWS_LOG: join(folder, 'log') };
  execFileSync('bash', ['upload.sh', ...names], { cwd: folder, env, stdio: 'pipe' });
}

describe('upload.sh', () => {
  it('copies every file once, with its type and cache rule, pages last', () => {
    upload('bucket');
    expect(log().flatMap(filesOf).sort()).toEqual(published.map((path) => `.${path}`).sort());
    expect(log().at(-1)).toContain('--content-type|text/html; charset=utf-8|');
    expect(log().find((line) => line.includes('about.txt'))).toContain(
      '--content-type|text/x-component|--cache-control|public, max-age=0, must-revalidate|',
    );
    expect(log().find((line) => line.includes('a.js'))).toContain('public, max-age=31536000, immutable|');
    expect(log().find((line) => line.includes('robots.txt'))).toContain('text/plain; charset=utf-8|');
  });

  it('marks the 404 pages only', () => {
    upload('bucket');
    const marked = log().filter((line) => line.includes('|--metadata|status=404|'));
    expect(marked.flatMap(filesOf).sort()).toEqual(rules.notFoundPages.map(({ file }) => `./${file}`).sort());
    expect(marked.every((line) => line.includes('|s3://bucket|'))).toBe(true);
  });

  it('gives the 404 pages their type and cache rule', () => {
    upload('bucket');
    const [marked] = log().filter((line) => line.includes('--metadata'));
    expect(marked).toContain(
      '|--content-type|text/html; charset=utf-8|--cache-control|public, max-age=0, must-revalidate|--metadata|',
    );
  });

  it('handles files with names like those for other hosts, and rules with an apostrophe', () => {
    const like = ['/licenses/_headers', '/_headers-of-letters', '/_redirects-of-letters'];
    mkdirSync(join(folder, 'out/licenses'));
    for (const path of like) writeFileSync(join(folder, 'out', path), '');
    const cache = [{ prefix: '/', value: "max-age=0, it's" }];
    list({ ...rules, cache }, like);
    upload('bucket');
    expect(log()[0]).toMatch(
      /\|--cache-control\|max-age=0, it's\|\.\/_headers-of-letters \.\/_redirects-of-letters \.\/licenses\/_headers ?$/,
    );
  });

  it('fails without the name of a bucket', () => {
    expect(() => upload()).toThrow('name of the bucket');
  });
});
