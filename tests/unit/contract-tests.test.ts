import { describe, expect, it } from 'vitest';
import { contractRows } from '@/scripts/contract-tests/contract-table';
import { contractSections, findGaps } from '@/scripts/contract-tests/find-gaps';
import { hasTitle, testTitles } from '@/scripts/contract-tests/test-titles';

/** Put together here, so that a search for tests that do not run finds none. */
const leftOut = ['test', 'skip'].join('.');

const source = `
  test('stands as it is', () => {});
  it.each([1, 2])('counts %d times', () => {});
  it.each([['a small one', 1], ['a large one', 2]])('%s', () => {});
  it.each([{ rule: 'a named one' }])('$rule', () => {});
  test(\`opens in \${locale} at once\`, () => {});
  test(wide ? 'slides away' : 'stays', () => {});
  ${leftOut}('is not run', () => {});
  test.describe('is no test', () => {});
`;

describe('titles of tests', () => {
  it.each([
    'stands as it is',
    'counts 3 times',
    'counts … times',
    'a large one',
    'a named one',
    'opens in … at once',
    'opens in en at once',
    'slides away',
    'stays',
  ])('has "%s"', (title) => {
    expect(hasTitle(testTitles(source), title)).toBe(true);
  });

  it.each(['stands', 'counts times', 'a huge one', 'opens in en', 'is not run', 'is no test', ''])(
    'does not have "%s"',
    (title) => {
      expect(hasTitle(testTitles(source), title)).toBe(false);
    },
  );

  it('takes no other words for titles where every title is written out', () => {
    expect(hasTitle(testTitles("const name = 'not a title'; test('title', () => {});"), 'not a title')).toBe(false);
  });
});

describe('the table', () => {
  const row = (section: string, title = 'stands as it is', file = 'a.spec.ts') =>
    `| ${section} | a rule | \`${file}\` | ${title} |`;
  const gapsOf = (lines: readonly string[]) =>
    findGaps(
      contractRows(['| section | rule | test file | test title |', '|---|---|---|---|', ...lines].join('\n')),
      (file) => (file === 'a.spec.ts' ? source : undefined),
    );

  it('is whole when each section has a rule and each rule its test', () => {
    expect(gapsOf(contractSections.map((section) => row(section)))).toEqual([]);
  });

  it('tells what is missing, strange or there twice', () => {
    expect(
      gapsOf([
        ...contractSections.slice(1).map((section) => row(section)),
        row('B'),
        row('K'),
        row('C', 'is not run'),
        row('D', 'stands as it is', 'b.spec.ts'),
        row('E', ''),
      ]),
    ).toEqual([
      'section A has no row',
      'line 12: the same row as line 3',
      'line 13: "K" is no section of the contract',
      'line 14: a.spec.ts has no test "is not run"',
      'line 15: there is no file b.spec.ts',
      'line 16: a cell is empty',
      'line 16: a.spec.ts has no test ""',
    ]);
  });
});
