import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import { expect, test } from './host';

const year = 365 * 86_400_000;

test(
  '/version.json lists the commit, build time, CI run and versions of the notices',
  { tag: '@meta-8' },
  async ({ ask }) => {
    const version = JSON.parse((await ask('/version.json')).body.toString()) as Record<string, unknown>;
    expect(Object.keys(version)).toEqual(['commit', 'builtAt', 'checked', 'notices']);
    expect(version.commit).toMatch(/^([0-9a-f]{7,64}|unknown)$/);
    expect(Date.parse(String(version.builtAt))).toBeLessThanOrEqual(Date.now());
    const run = { commit: expect.stringMatching(/^[0-9a-f]{40}$/), finishedAt: expect.stringMatching(/^[\d-]{10}T/) };
    expect([null, run]).toContainEqual(version.checked);
    expect(version.notices).toEqual(
      Object.fromEntries(Object.entries(notices).map(([name, notice]) => [name, notice.version])),
    );
  },
);

test('/.well-known/security.txt follows RFC 9116', { tag: '@meta-9' }, async ({ ask }) => {
  const text = (await ask('/.well-known/security.txt')).body.toString();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields).toMatchObject({ Contact: `mailto:${firm.emails.privacy}`, 'Preferred-Languages': 'en, es' });
  expect(fields.Canonical).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const left = Date.parse(String(fields.Expires)) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(year);
});
