// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changedLines } from '@/scripts/release-sheet/changed-lines';
import { type Sheet, sheetPage } from '@/scripts/release-sheet/sheet';

const sheet: Sheet = {
  tag: 'v1.0.0',
  commit: 'abc',
  uncommitted: [],
  texts: [
    {
      key: 'home.hero.title',
      en: [
        { kind: 'same', text: 'Call ' },
        { kind: 'removed', text: 'us' },
        { kind: 'added', text: '<b>now</b>' },
      ],
      es: [{ kind: 'same', text: 'Llame' }],
    },
  ],
  facts: [{ file: 'content/firm.ts', lines: [{ kind: 'added', text: "main: '+16175550142'," }] }],
  pages: [{ file: 'content/en/new.ts', what: 'added' }],
  pictures: [],
};

describe('the release sheet', () => {
  const document = new DOMParser().parseFromString(sheetPage(sheet), 'text/html');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

  it('shows each text in both languages, with insertions and deletions', () => {
    expect(rows).toEqual([['home.hero.title', 'Call us<b>now</b>', 'Llame']]);
    expect(document.querySelector('tbody ins')?.textContent).toBe('<b>now</b>');
    expect(document.querySelector('tbody del')?.textContent).toBe('us');
  });

  it('lists facts and files, says where nothing changed, and has lines to sign', () => {
    const text = document.body.textContent;
    expect(text).toContain("main: '+16175550142',");
    expect(text).toContain('content/en/new.ts: added');
    expect(text).toContain('Nothing changed.');
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toContain('Spanish read by');
  });

  it('warns of changes that are not committed, and only of them', () => {
    expect(sheetPage(sheet)).not.toContain('not committed');
    const uncommitted = [{ file: 'content/<en>.ts', what: 'changed' as const }];
    const warned = new DOMParser().parseFromString(sheetPage({ ...sheet, uncommitted }), 'text/html').body.textContent;
    expect(warned).toMatch(/changes that are not committed:content\/<en>\.ts: changed/);
  });
});

describe('the lines of a diff', () => {
  it('are the added and removed ones, without headers', () => {
    const diff = "--- a/content/firm.ts\n+++ b/content/firm.ts\n@@ -1 +1 @@\n-  main: 'a',\n+  main: 'b',\n";
    expect(changedLines(diff)).toEqual([
      { kind: 'removed', text: "main: 'a'," },
      { kind: 'added', text: "main: 'b'," },
    ]);
  });
});
