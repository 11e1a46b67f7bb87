import { expect, it } from 'vitest';
import { skeleton } from '@/lib/official-list/skeleton';

it.each(['wexϲomЬe', 'WEXCOMBE', 'wéxcömbe', 'wexc0mbe', 'vvexcornbe', 'wex-combe', 'ԝехсомье'])(
  '%s has the skeleton of wexcombe',
  (text) => {
    expect(skeleton(text)).toBe(skeleton('wexcombe'));
  },
);

it.each(['Ѵale', 'νale', 'ѵale', 'ⅴa1e'])('%s has the skeleton of vale', (text) => {
  expect(skeleton(text)).toBe(skeleton('vale'));
});

it('different words have different skeletons', () => {
  expect(skeleton('wexham')).not.toBe(skeleton('wexcombe'));
});
