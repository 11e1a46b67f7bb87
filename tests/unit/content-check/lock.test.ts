import { describe, expect, it } from 'vitest';
import { editedLock } from '@/content-check/lock/edited-lock';
import { formatLock } from '@/content-check/lock/format-lock';
import { acceptedLock, initialLock, recordedLock } from '@/content-check/lock/lock-changes';
import { formatReport } from '@/content-check/report';
import { changeLogs } from '@/content-check/rules/change-logs';
import { lockedNotices } from '@/content-check/rules/locked-notices';
import { staleTranslations } from '@/content-check/rules/stale-translations';
import type { SiteUnderTest } from '@/content-check/site';
import { locked, messagesOf, siteWith, siteWithNotice } from './fixture';

const before = locked(siteWith({ title: 'Old', lead: 'Same' }, { title: 'Viejo', lead: 'Igual' }));
const edited = (title: string, titulo: string) =>
  siteWith({ title, lead: 'Same' }, { title: titulo, lead: 'Igual' }, { lock: before.lock });

describe('stale translations', () => {
  it('reports English that changed without its Spanish, until it is accepted', () => {
    const site = edited('New', 'Viejo');
    expect(staleTranslations.check(site)).toMatchObject([
      {
        key: 'home.title',
        message: 'The English changed and the Spanish did not.',
        expected: 'the Spanish of the new English; if it still fits: npm run check:content -- --accept home.title',
        texts: { en: 'New', es: 'Viejo' },
      },
    ]);
    expect(staleTranslations.check({ ...site, lock: recordedLock(site) })).toHaveLength(1);
    expect(staleTranslations.check({ ...site, lock: acceptedLock(site, ['home.title']) })).toEqual([]);
    expect(staleTranslations.check({ ...site, lock: acceptedLock(site, ['all']) })).toEqual([]);
  });

  it('asks to record texts that are new, removed, or changed in both languages', () => {
    const site = edited('New', 'Nuevo');
    expect(messagesOf(staleTranslations.check(site))).toEqual([
      'home.title: 1 text is new, removed or changed and not in the lock: home.title.',
    ]);
    expect(staleTranslations.check({ ...site, lock: recordedLock(site) })).toEqual([]);
    const gone = siteWith({ lead: 'Same' }, { lead: 'Igual' }, { lock: before.lock });
    expect(messagesOf(staleTranslations.check(gone))).toEqual([
      'home.title: 1 text is new, removed or changed and not in the lock: home.title.',
    ]);
    expect(staleTranslations.check({ ...gone, lock: recordedLock(gone) })).toEqual([]);
  });

  it('refuses to accept a key that is not stale, or to overwrite a lock', () => {
    expect(() => acceptedLock(edited('New', 'Viejo'), ['home.lead'])).toThrow(
      '"home.lead" is not the key of a stale translation. Stale now: home.title',
    );
    expect(() => initialLock(before)).toThrow('content/translation.lock.json exists');
    expect(() => recordedLock(siteWith({}, {}))).toThrow('There is no content/translation.lock.json yet');
  });
});

describe('the lock after an edit', () => {
  const reviewed = locked(siteWith({ items: ['One', 'Two'] }, { items: ['Uno', 'Dos'] }));
  const listed = (en: readonly string[], es: readonly string[]) =>
    siteWith({ items: en }, { items: es }, { lock: reviewed.lock });
  const stale = listed(['First', 'Two'], ['Uno', 'Dos']);
  const staleAfter = (site: SiteUnderTest) =>
    staleTranslations.check({ ...site, lock: editedLock(stale, site) }).map(({ key }) => key);

  it('records what the edit changed in both languages', () => {
    const site = listed(['One', 'Third'], ['Uno', 'Tercero']);
    expect(staleTranslations.check({ ...site, lock: editedLock(reviewed, site) })).toEqual([]);
  });

  it('still asks for the review of a stale text that the edit changed too, such as a phone number in it', () => {
    expect(staleAfter(listed(['First 5', 'Two'], ['Uno 5', 'Dos']))).toEqual(['home.items.0']);
  });

  it('still asks for the review of a stale text that was moved or copied, and of no other', () => {
    expect(staleAfter(listed(['Two', 'First'], ['Dos', 'Uno']))).toEqual(['home.items.1']);
    expect(staleAfter(listed(['First', 'First', 'Two'], ['Uno', 'Uno', 'Dos']))).toEqual([
      'home.items.0',
      'home.items.1',
    ]);
    expect(staleAfter(listed(['Two'], ['Dos']))).toEqual([]);
  });

  it('does not record a text that nobody has recorded yet', () => {
    const unread = listed(['One', 'Other'], ['Uno', 'Otro']);
    const moved = listed(['Other', 'One'], ['Otro', 'Uno']);
    expect(messagesOf(staleTranslations.check({ ...moved, lock: editedLock(unread, moved) }))).toEqual([
      'home.items.0: 1 text is new, removed or changed and not in the lock: home.items.0.',
    ]);
  });
});

describe('locked notices', () => {
  const published = locked(siteWithNotice('5.2', 'We keep it.', 'Lo guardamos.'));

  it('reports a text that changed under the same version and suggests the next version [input-7]', () => {
    const site = siteWithNotice('5.2', 'We sell it.', 'Lo guardamos.', { lock: published.lock });
    expect(lockedNotices.check(site)).toMatchObject([
      {
        key: 'legal.privacy-notice',
        message:
          'The English text of privacy-notice changed, its Spanish text and its version did not. Give it a new one: privacy-notice 5.2 → 5.3.',
        files: ['content/en/legal/privacy-notice.ts', 'content/es/legal/privacy-notice.ts'],
      },
    ]);
    for (const lock of [recordedLock(site), acceptedLock(site, ['all'])])
      expect(lockedNotices.check({ ...site, lock })).toHaveLength(1);
  });

  it('records a new version and keeps the old one', () => {
    const site = siteWithNotice('5.3', 'We sell it.', 'Lo vendemos.', { lock: published.lock }, ['5.2']);
    expect(messagesOf(lockedNotices.check(site))).toEqual([
      'legal.privacy-notice: privacy-notice 5.3 is not in the lock.',
    ]);
    const lock = recordedLock(site);
    expect(lockedNotices.check({ ...site, lock })).toEqual([]);
    expect(Object.keys(lock.notices['privacy-notice'] ?? {})).toEqual(['5.2', '5.3']);
    const later = siteWithNotice('5.2', 'We gave it away.', 'Lo regalamos.', { lock });
    expect(lockedNotices.check(later)[0]?.message).toContain(
      'The English and Spanish text of privacy-notice changed, its version did not. Give it a new one: privacy-notice 5.2 → 5.4.',
    );
  });

  it('reports a change log without a published version', () => {
    const site = siteWithNotice('5.3', 'We sell it.', 'Lo vendemos.', { lock: published.lock });
    const lost = 'legal.privacy-notice.changes: The change log lacks 5.2, which was published.';
    expect(messagesOf(changeLogs.check({ ...site, lock: recordedLock(site) }))).toEqual([lost, lost]);
  });

  it('reports a change log that does not begin with the current version', () => {
    const site = {
      ...published,
      notices: { 'privacy-notice': { ...published.notices['privacy-notice']!, version: '5.3' } },
    };
    expect(messagesOf(changeLogs.check(site))).toContain(
      'legal.privacy-notice.changes: The change log begins with 5.2, the notice is version 5.3.',
    );
  });
});

describe('lock file and report', () => {
  it('writes the lock as sorted JSON', () => {
    const site = locked(siteWithNotice('5.2', 'We keep it.', 'Lo guardamos.'));
    const text = formatLock(site.lock!);
    expect(JSON.parse(text)).toEqual(site.lock);
    expect(text).not.toMatch(/20\d\d-\d\d/);
  });

  it('prints a line per page and language with the translation status', () => {
    const lines = formatReport(edited('New', 'Viejo')).split('\n');
    expect(lines.find((line) => line.startsWith('home') && line.includes('INFLESZ'))).toMatch(
      /es +2 +INFLESZ .*1 stale$/,
    );
  });
});
