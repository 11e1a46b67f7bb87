import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '@/content/notices';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile } from '@/content-check/lock/lock-file';
import { noticeHashes } from '@/content-check/lock/translation-lock';
import { noticeModule } from '@/content-check/modules';
import { siteWithoutSpelling } from '@/editor/check/findings';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { stripped } from '@/editor/site/strip-marks';
import { completeLocales } from '@/lib/i18n/routing';
import { mapValues } from '@/lib/map-values';
import { publishNotices } from '@/scripts/test-editing/publish-notices';
import { smallSite } from '@/tests/unit/editor/small-site';

let site: ReturnType<typeof smallSite>;
const [changed = '', unchanged = ''] = Object.keys(notices);

beforeEach(async () => {
  site = smallSite();
  const stamp = "{ version: '1', date: { kind: 'updated', year: 2026, month: 1 } }";
  site.write('content/notices.ts', `export const notices = { '${changed}': ${stamp}, '${unchanged}': ${stamp} };`);
  for (const locale of completeLocales) {
    site.write(
      `content/${locale}/index.ts`,
      `import { page as one } from './legal/${changed}';
import { page as other } from './legal/${unchanged}';
export const content = { '${changed}': one, '${unchanged}': other };`,
    );
    for (const name of [changed, unchanged]) writeNotice(locale, name, 'Before');
  }
  const hashes = noticeHashes(await siteWithoutSpelling(await loadMarkedSite(site.root)));
  site.write(lockFile, formatLock({ texts: {}, notices: mapValues(hashes, (each) => ({ 1: each })) }));
});
afterEach(() => site.remove());

function writeNotice(locale: (typeof completeLocales)[number], name: string, title: string) {
  site.write(
    noticeModule(locale, name),
    `import { notices } from '../../notices';
const { version } = notices['${name}'];
export const page = { title: '${title}', summary: [], sections: [], changes: [{ version, text: 'First.' }] };`,
  );
}

describe('a notice that changed after its publication', () => {
  it('gets its next version, and an entry in both languages above the one of its old version', async () => {
    for (const locale of completeLocales) writeNotice(locale, changed, 'After');
    expect(await publishNotices(site.root)).toBe(true);
    const after = await loadMarkedSite(site.root);
    expect(mapValues(after.notices, ({ version }) => version)).toEqual({ [changed]: '2', [unchanged]: '1' });
    for (const locale of completeLocales)
      expect(stripped(after.content[locale])[changed]).toMatchObject({ changes: [{ version: '2' }, { version: '1' }] });
    expect(await publishNotices(site.root)).toBe(false);
  });

  it('is none while the texts are as recorded', async () => {
    const before = site.read('content/notices.ts');
    expect(await publishNotices(site.root)).toBe(false);
    expect(site.read('content/notices.ts')).toBe(before);
  });
});
