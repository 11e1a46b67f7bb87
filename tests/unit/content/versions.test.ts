import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { allRecordedVersions, predecessorOf, recordedVersions, textAddress } from '@/content/versions';
import {
  recordVersions,
  removePresentVersions,
  versionOf,
  withoutPresentVersions,
  writeVersion,
} from '@/content-check/lock/record-versions';
import { noticeHash } from '@/content-check/lock/translation-lock';
import { recordedNotices } from '@/content-check/rules/recorded-notices';
import { sha256 } from '@/files/sha256';
import { escapePattern } from '@/hosts/escape-pattern';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { noticeNames } from '@/lib/pages/pages';
import spanish from '@/messages/es.json';
import { locked, messagesOf, siteWithNotice } from '@/tests/unit/content-check/fixture';

const notice = 'privacy-notice';
const present = contentIn('en')[notice];
const versionNamed = (version: string, title: string) =>
  versionOf(
    notice,
    { version, date: { kind: 'updated', year: 2026, month: 1 } },
    { en: { ...present, title }, es: { ...contentIn('es')[notice], title: `${title} (es)` } },
  );
const lockOf = (versions: Record<string, { en: string; es: string }>) => ({
  texts: {},
  notices: { [notice]: versions },
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the versions of a notice', () => {
  const write = () =>
    ['5.2', '5.10', '5.9'].map((version) => writeVersion(versionNamed(version, `As of ${version}`), root));

  it('are all kept, newest first [versions-5]', () => {
    write();
    expect(recordedVersions(notice, root).map(({ version }) => version)).toEqual(['5.10', '5.9', '5.2']);
    expect(recordedVersions(notice, root).map(({ texts }) => texts.en.document.title)).toEqual([
      'As of 5.10',
      'As of 5.9',
      'As of 5.2',
    ]);
    expect(recordedVersions('terms-of-use', root)).toEqual([]);
  });

  it('each have the one before them, except the oldest [versions-2]', () => {
    write();
    const recorded = recordedVersions(notice, root);
    const before = (version: string) => predecessorOf(recorded, version)?.version;
    expect(['5.10', '5.9', '5.2'].map(before)).toEqual(['5.9', '5.2', undefined]);
    expect(before('1.0')).toBeUndefined();
  });

  it('throw, naming the file, when one was edited [versions-5]', () => {
    const [file = ''] = write();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/As of 5\.2 \(es\)/g, 'As of 5,2 (es)'));
    expect(() => allRecordedVersions(root)).toThrow(`${file}: the recorded es text was edited`);
  });

  it('throw, naming the file, when a language is missing [versions-5]', () => {
    const [file = ''] = write();
    const { texts, ...rest } = versionNamed('5.2', 'As of 5.2');
    writeFileSync(file, JSON.stringify({ ...rest, texts: { en: texts.en } }));
    expect(() => allRecordedVersions(root)).toThrow(`${file}: the es text is missing`);
  });

  it('have their own addresses in each language', () => {
    expect(textAddress({ notice, version: '5.2' }, 'es')).toBe('/notices/privacy-notice-5.2.es.txt');
  });
});

describe('recording', () => {
  const { version } = notices[notice];

  it('writes the current text of each notice with its hash, and keeps published versions [versions-5]', () => {
    expect(recordVersions(root)).toHaveLength(noticeNames.length);
    const [recorded] = recordedVersions(notice, root);
    expect(recorded).toMatchObject({ notice, ...notices[notice] });
    expect(recorded?.texts.es.sha256).toBe(sha256(recorded?.texts.es.text ?? ''));
    const named = spanish.Legal.version.replace('{version}', version);
    const start = escapePattern(`${contentIn('es')[notice].title}\n\n${named} · `);
    expect(recorded?.texts.es.text).toMatch(new RegExp(`^${start}`));
    const published = writeVersion(versionNamed(version, 'As it was published'), root);
    recordVersions(root);
    expect(readFileSync(published, 'utf8')).toContain('As it was published');
  });

  it('rewrites the present versions after they were removed, and keeps the others', () => {
    const [draft, old] = [version, '0.1'].map((each) => writeVersion(versionNamed(each, 'A draft'), root));
    removePresentVersions(root);
    recordVersions(root);
    expect(readFileSync(draft!, 'utf8')).not.toContain('A draft');
    expect(readFileSync(old!, 'utf8')).toContain('A draft');
    const lock = withoutPresentVersions(lockOf({ '0.1': { en: 'a', es: 'b' }, [version]: { en: '', es: '' } }));
    expect(lock.notices[notice]).toEqual({ '0.1': { en: 'a', es: 'b' } });
  });
});

describe('the check of recorded versions', () => {
  const site = locked(siteWithNotice('5.2', 'We keep it.', 'Lo guardamos.'));
  const recordOf = (version: string, en: string) => {
    const record = versionNamed(version, en);
    const documents = { en: site.content.en[notice], es: site.content.es[notice] } as Record<
      'en' | 'es',
      typeof present
    >;
    const { sections, changes, title, summary } = documents.en;
    const es = { ...record.texts.es, document: documents.es };
    return {
      ...record,
      ...site.notices[notice],
      texts: { en: { ...record.texts.en, document: { title, summary, sections, changes } }, es },
    };
  };

  it('reports a version without a record, one that differs from its page, and one older than the recorded version [versions-5]', () => {
    const found = (recorded: ReturnType<typeof versionNamed>[]) =>
      messagesOf(recordedNotices.check({ ...site, recorded }));
    expect(found([recordOf('5.2', 'We keep it.')])).toEqual([]);
    expect(found([])).toEqual(['legal.privacy-notice: privacy-notice 5.2 has no record.']);
    expect(found([versionNamed('5.2', 'We sell it.')])).toEqual([
      'legal.privacy-notice: The record of privacy-notice 5.2 is not the text of the lock (en, es).',
    ]);
    const unlocked = { ...site, lock: lockOf({}) };
    expect(messagesOf(recordedNotices.check(unlocked))).toEqual([]);
    expect(messagesOf(recordedNotices.check({ ...unlocked, recorded: [versionNamed('5.2', 'We sell it.')] }))).toEqual([
      'legal.privacy-notice: The record of privacy-notice 5.2 is not the text of the page (en, es).',
    ]);
    expect(found([versionNamed('5.10', 'Later')])).toEqual([
      'legal.privacy-notice: privacy-notice is version 5.2 now, and 5.10 was recorded: a version never goes backwards.',
    ]);
  });

  it('reports an earlier version whose document was edited, although its plain text is as it was [versions-5]', () => {
    const earlier = versionNamed('5.1', 'We keep it.');
    const hashes = perCompleteLocale((locale) => noticeHash(earlier, earlier.texts[locale].document));
    const lock = lockOf({ ...site.lock?.notices[notice], '5.1': hashes });
    const found = (title: string) => {
      const en = { ...earlier.texts.en, document: { ...earlier.texts.en.document, title } };
      const recorded = [recordOf('5.2', 'We keep it.'), { ...earlier, texts: { ...earlier.texts, en } }];
      return messagesOf(recordedNotices.check({ ...site, lock, recorded }));
    };
    expect(found('We keep it.')).toEqual([]);
    expect(found('We sell it.')).toEqual([
      'legal.privacy-notice: The record of privacy-notice 5.1 is not the text of the lock (en).',
    ]);
  });
});
