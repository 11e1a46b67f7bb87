import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCiResults } from '@/lib/config/ci-results';

const folder = mkdtempSync(join(tmpdir(), 'ci-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a build of the commit `built` reads where CI left `text`. */
function readFrom(text: string, built = '772987a') {
  const file = join(folder, 'ci-results.json');
  writeFileSync(file, text);
  return readCiResults(built, file);
}

describe('the results of CI', () => {
  const whole = { commit: '772987a', finishedAt: '2026-11-20T15:00:00.000Z' };

  it('are the commit and the end of the run', () => expect(readFrom(JSON.stringify(whole))).toEqual(whole));

  it.each(['53b0f0a', 'unknown', ''])('are undefined for a build of another commit, %j', (built) =>
    expect(readFrom(JSON.stringify(whole), built)).toBeUndefined(),
  );

  it('are undefined without a file', () =>
    expect(readCiResults('772987a', join(folder, 'missing.json'))).toBeUndefined());

  it.each([
    '',
    'null',
    '[]',
    JSON.stringify({ ...whole, commit: '<b>main</b>' }),
    JSON.stringify({ ...whole, commit: undefined }),
    JSON.stringify({ ...whole, commit: 7729870 }),
    JSON.stringify({ ...whole, commit: 'v-772987a' }),
    JSON.stringify({ ...whole, commit: '772987a-dirty' }),
    JSON.stringify({ ...whole, finishedAt: 'yesterday' }),
    JSON.stringify({ ...whole, finishedAt: undefined }),
  ])('are undefined for the invalid file %j', (text) => expect(readFrom(text)).toBeUndefined());
});
