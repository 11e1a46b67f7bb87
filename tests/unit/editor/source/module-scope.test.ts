import { describe, expect, it } from 'vitest';
import { withDefinitionsOf, withoutUnused } from '@/editor/source/module-scope';

const page = (...used: string[]) => `\nexport const page = [${used.join(', ')}];\n`;
const blocks = "import { list, table } from '@/content/blocks';\n";
const notices = "import { notices } from '@/content/notices';\n\n";
const dates = `${notices}const { version, date } = notices.terms;\n`;
const month = 'const month = monthOf(date);\n';
const compact = (source: string) => source.replace(/\n+/g, '\n').trim();
/** Definitions, what the page uses of them before and after an edit, and the definitions that are left. */
type Row = [name: string, definitions: string, before: string[], now: string[], left: string];

describe('an edit that removes the only use', () => {
  const removed: Row[] = [
    ['of a name of an import', blocks, ['list', 'table'], ['list'], "import { list } from '@/content/blocks';\n"],
    ['of all names of an import', blocks, ['list', 'table'], [], ''],
    ['of a name that is also a key and a member', "import { a } from './a';\n", ['a'], ['{ a: b.a }'], ''],
    ['of a constant', dates + month, ['month', 'date', 'version'], ['date', 'version'], dates],
    [
      'of a constant that used another',
      dates + month,
      ['month', 'version'],
      ['version'],
      dates.replace('version, date', 'version'),
    ],
  ];
  it.each(removed)('%s removes it, and its undoing puts it back', (_, definitions, before, now, left) => {
    const was = definitions + page(...before);
    const is = withoutUnused(definitions + page(...now), was);
    expect(compact(is)).toBe(compact(left + page(...now)));
    const undone = withDefinitionsOf(compact(is).replace(compact(page(...now)), page(...before)), was);
    expect(compact(undone)).toBe(compact(was));
  });
});

describe('an edit keeps', () => {
  const kept: [name: string, definitions: string, before: string[], now: string[]][] = [
    ['what was unused before it', blocks + month, ["'a'"], []],
    ['what a computed key uses', blocks, ['list', 'table'], ['{ [list]: 1, [table]: 2 }']],
    ['what a type uses', "import { type A, b } from './a';\n", ['b', 'b'], ['b as A']],
    ['an import for its effect', "import './a';\nimport type { A } from './a';\n", ["'a'"], []],
    ['an exported constant', 'export const a = 1;\n', ['a'], []],
  ];
  it.each(kept)('%s', (_, definitions, before, now) => {
    const is = definitions + page(...now);
    expect(withoutUnused(is, definitions + page(...before))).toBe(is);
  });
});
