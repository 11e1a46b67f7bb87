import { describe, expect, it } from 'vitest';
import { findGaps, readRules, readTags } from '@/scripts/check-contract/rules';

const contract = `
## Frame
- \`frame-1\` The parts follow each other.
- \`frame-2\` The bar is off.

## Offline

A page is kept:
- \`offline-1\` A visited page is there.
- An item without an id.
`;

describe('the rules of the contract', () => {
  it('are the list items with an id', () => {
    expect(readRules(contract).map(({ id, text }) => [id, text])).toEqual([
      ['frame-1', 'The parts follow each other.'],
      ['frame-2', 'The bar is off.'],
      ['offline-1', 'A visited page is there.'],
    ]);
  });
});

describe('the tags of tests', () => {
  it.each([
    [`test('one', { tag: '@frame-1' }, async () => {});`, [['frame-1', 'one']]],
    [
      `test(\n  \`a \${b} 'c'\`,\n  { tag: ['@frame-1', '@frame-2'] },\n  async () => {},\n);`,
      [
        ['frame-1', "a ${b} 'c'"],
        ['frame-2', "a ${b} 'c'"],
      ],
    ],
    [`test('none', f);\ntest(name, { tag: '@frame-2' }, f);`, [['frame-2', 'name']]],
    [
      `it.each(['x'])('opens %s${' [frame-1] [frame-2]'}', f);`,
      [
        ['frame-1', 'opens %s'],
        ['frame-2', 'opens %s'],
      ],
    ],
    [`it('reads [brackets] of its own', f); test.use({ locale: 'en' });`, []],
  ])('are read from %s', (source, expected) => {
    expect(readTags(source).map(({ id, title }) => [id, title])).toEqual(expected);
  });
});

describe('gaps', () => {
  const rules = readRules(contract);

  it('are empty when each rule has a test', () => {
    expect(
      findGaps(rules, [
        { id: 'frame-1', title: 'a' },
        { id: 'frame-2', title: 'b' },
        { id: 'offline-1', title: 'c' },
      ]),
    ).toEqual([]);
  });

  it('are a rule without a test, a tag without a rule and a duplicate id', () => {
    expect(
      findGaps(
        [...rules, ...rules.slice(0, 1)],
        [
          { id: 'frame-1', title: 'a' },
          { id: 'frame-9', title: 'b' },
          { id: 'offline-1', title: 'c' },
        ],
      ),
    ).toEqual([
      '✗ frame-1 is in the contract twice',
      '✗ frame-2 has no test',
      '✗ frame-9 is not a rule of the contract: "b"',
    ]);
  });
});
