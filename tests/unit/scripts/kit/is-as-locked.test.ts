import { expect, it } from 'vitest';
import { isAsLocked } from '@/scripts/kit/is-as-locked.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const forMac = { version: '2.3.3', integrity: 'sha512-b', optional: true };
const wanted = { '': { version: '1.0.0' }, 'node_modules/react': react, 'node_modules/fsevents': forMac };

it('is true with or without optional packages of other platforms', () => {
  expect(isAsLocked(wanted, { 'node_modules/react': react })).toBe(true);
  expect(isAsLocked(wanted, { 'node_modules/react': react, 'node_modules/fsevents': forMac })).toBe(true);
});

it.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/react': { ...react, version: '19.3.0' } }],
  ['has the version and another checksum', { 'node_modules/react': { ...react, integrity: 'sha512-x' } }],
  [
    'is optional and has another checksum',
    { 'node_modules/react': react, 'node_modules/fsevents': { ...forMac, integrity: 'sha512-x' } },
  ],
  ['is not in the lock file', { 'node_modules/react': react, 'node_modules/left-pad': { version: '1.3.0' } }],
])('is false where a package %s', (_, present) => {
  expect(isAsLocked(wanted, present)).toBe(false);
});
