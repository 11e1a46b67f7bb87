import { expect, it } from 'vitest';
import { skeleton } from '@/lib/official-list/skeleton';

it.each(['wexϲomЬe', 'WEXCOMBE', 'wéxcömbe', 'wexc0mbe', 'vvexcornbe', 'wex-combe', 'ԝехсомье'])(
  '%s looks like wexcombe',
  (text) => {
    expect(skeleton(text)).toBe(skeleton('wexcombe'));
  },
);

it.each(['Ѵale', 'νale', 'ѵale', 'ⅴa1e'])('%s looks like vale', (text) => {
  expect(skeleton(text)).toBe(skeleton('vale'));
});

it('other words look different', () => {
  expect(skeleton('wexham')).not.toBe(skeleton('wexcombe'));
});
