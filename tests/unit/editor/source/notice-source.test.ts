import { expect, test } from 'vitest';
import { withChange, withStamp } from '@/editor/source/notice-source';

const notices = `export const notices = {
  'privacy-notice': { version: '5.2', date: { kind: 'updated', year: 2025, month: 10 } },
  'terms-of-use': { version: '2.0', date: { kind: 'effective', year: 2021, month: 3, day: 1 } },
} as const;`;
const document = (version: string) => `export const notice = {
  sections: [section('changes', 'Changes', ['We may change this.'])],
  changes: [
    { ${version}, text: 'Present version.' },
    { version: '5.1', text: 'The first.' },
  ],
};`;

test('sets the version and date of one notice', () => {
  const date = { kind: 'effective', year: 2026, month: 12, day: 24 } as const;
  const stamped = withStamp(notices, 'terms-of-use', { version: '2.1', date });
  expect(stamped).toContain(
    "'terms-of-use': { version: '2.1', date: { kind: 'effective', year: 2026, month: 12, day: 24 } }",
  );
  expect(stamped.split('\n').slice(0, 2)).toEqual(notices.split('\n').slice(0, 2));
  expect(() => withStamp(notices, 'about', { version: '1', date })).toThrow(RangeError);
});

test.each(['version', "version: notices['privacy-notice'].version"])(
  'adds a change-log entry for the version written as %s, and gives the previous entry its number',
  (version) => {
    const changed = withChange(document(version), "It's `new` ${here}.", '5.2').replaceAll(/\s+/g, ' ');
    expect(changed).toContain(
      `changes: [ { ${version}, text: 'It\\'s \`new\` \${here}.' }, { version: '5.2', text: 'Present version.' }, { version: '5.1', text: 'The first.' }, ]`,
    );
  },
);

test('throws for a notice without a change log', () => {
  expect(() => withChange('export const notice = {};', 'New.', '5.2')).toThrow(RangeError);
});
