import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { recordedVersions, versionsFolder } from '@/content/versions';
import { pageAnchors } from '@/content-check/links';
import { siteOf } from '@/content-check/load-site';
import { writeVersion } from '@/content-check/lock/record-versions';
import { writeIn } from '@/tests/kit/temporary-project';

const lock = { texts: { 'home.title': { en: '1', es: '2' } }, notices: {} };
/** A word that no dictionary has. */
const ownWord = 'zorblatting';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  writeIn(root, 'content/translation.lock.json', JSON.stringify(lock));
  writeIn(root, 'public/engravings/lighthouse.svg', '<svg/>');
  writeIn(root, 'config/cspell.json', JSON.stringify({ import: [resolve('config/cspell.json')], words: [ownWord] }));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const siteIn = (folder: string, ofFirm: typeof firm = firm) => {
  const pages = {
    home: { title: `We are ${ownWord} here.` },
    'help/words': { terms: { levy: { name: 'levy' } } },
  };
  const noMessages = { en: {}, es: {} };
  return siteOf({ root: folder, content: { en: pages, es: {} }, messages: noMessages, notices: {}, firm: ofFirm });
};

describe('siteIn', () => {
  it('loads the lock, the records and the pictures of another project folder', async () => {
    const [version] = recordedVersions('privacy-notice');
    writeVersion(version!, join(root, versionsFolder));
    expect(await siteIn(root)).toMatchObject({ lock, engravings: ['lighthouse'], recorded: [version] });
  });

  it('loads the terms that its own content explains', async () => {
    expect((await siteIn(root)).terms).toEqual(['levy']);
  });

  it('takes the main line from the facts that it is given, which an editor may have just changed', async () => {
    const main = '+18005550123';
    const site = await siteIn(root, { ...firm, phones: { ...firm.phones, main } } as unknown as typeof firm);
    expect(site.mainLines.en).toBe(main);
  });

  it('loads the ids of every page, including those in no list', async () => {
    const site = await siteIn('.');
    for (const { path, module } of site.pages) expect(path, module).toBe(module === 'home' ? '/' : `/${module}`);
    expect(pageAnchors(site, 'site-status', 'en')).toContain('report');
    expect(pageAnchors(site, 'contact', 'en')).toContain('hours');
  });

  it('loads the addresses beside its pages, and those of its own files and records', async () => {
    const [version] = recordedVersions('privacy-notice');
    const copy = { ...version!, version: '99.1' };
    for (const recorded of [version!, copy]) writeVersion(recorded, join(root, versionsFolder));
    writeIn(root, 'public/forms/letter.pdf', '');
    const { sideAddresses } = await siteIn(root);
    expect(sideAddresses).toEqual(
      expect.arrayContaining([
        '/privacy-notice/en-es',
        '/notices.xml',
        '/notices.json',
        '/forms/letter.pdf',
        '/privacy-notice/versions',
        '/privacy-notice/versions/99.1',
        '/privacy-notice/versions/99.1/changes',
        '/notices/privacy-notice-99.1.en.txt',
      ]),
    );
    expect(sideAddresses).not.toContain(`/privacy-notice/versions/${version!.version}/changes`);
    expect(sideAddresses).not.toContain('/terms-of-use/versions');
  });

  it('spells with the word lists of that folder, whatever was checked before', async () => {
    expect((await siteIn(root)).unknownWords.en).not.toContain(ownWord);
    expect((await siteIn('.')).unknownWords.en).toContain(ownWord);
  });
});
