import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { header } from '@/lib/constants';
import { headerReducer, initialHeaderState, type HeaderMode } from '@/lib/header-state';

/** Mode of the header after a page that opened at the first position was scrolled to each of the others. */
function modeAfter([first = 0, ...rest]: readonly number[]): HeaderMode {
  return rest.reduce(headerReducer, initialHeaderState(first)).mode;
}

describe('header state when a page opens', () => {
  test.each<[number, HeaderMode]>([
    [0, 'open'],
    [-40, 'open'],
    [20, 'open'],
    [20.5, 'compact'],
    [21, 'compact'],
    [5000, 'compact'],
  ])('at %d px it is %s', (position, mode) => {
    expect(modeAfter([position])).toBe(mode);
  });
});

describe('header state after scrolling', () => {
  test.each<[string, readonly number[], HeaderMode]>([
    ['it stays open up to 20 px', [0, 10, 20], 'open'],
    ['it shrinks beyond 20 px', [0, 21], 'compact'],
    ['it shrinks beyond 20 px even by less than a pixel', [0, 20, 20.5], 'compact'],
    ['300 px down do not hide it', [0, 300], 'compact'],
    ['301 px down hide it', [0, 301], 'compact-and-deep'],
    ['many small steps down count together', [0, 100, 200, 300, 301], 'compact-and-deep'],
    ['distance is counted from where the page opened', [1000, 1300], 'compact'],
    ['beyond 300 px from where the page opened it hides', [1000, 1301], 'compact-and-deep'],
    ['150 px up do not show it again', [0, 1000, 850], 'compact-and-deep'],
    ['151 px up show it again', [0, 1000, 849], 'compact'],
    ['a turn down starts the count anew [header-4]', [0, 1000, 800, 1100], 'compact'],
    ['a turn down hides it after 300 px more', [0, 1000, 800, 1101], 'compact-and-deep'],
    ['a turn up starts the count anew', [0, 1000, 900, 1000, 860], 'compact-and-deep'],
    ['distances in one direction are not added up across turns', [0, 250, 200, 450, 400, 700], 'compact'],
    ['at 21 px on the way up it is not open yet', [0, 1000, 21], 'compact'],
    ['at 20 px on the way up it is open', [0, 1000, 20], 'open'],
    ['rubber-banding above the page leaves it open', [0, 5, -60, 0], 'open'],
    ['rubber-banding above the page is no turn [header-5]', [0, -60, 0, 300], 'compact'],
    ['jitter under a pixel is no turn on the way down', [0, 200, 199.2, 301], 'compact-and-deep'],
    ['jitter under a pixel is no turn near the top', [0, 15, 14.4, 301], 'compact-and-deep'],
    ['jitter under a pixel is no turn on the way up', [0, 1000, 900, 900.9, 849], 'compact'],
    ['a slow drift of small steps is a turn in the end', [0, 1000, 999.5, 999, 998.5, 849], 'compact'],
  ])('%s', (_, positions, mode) => {
    expect(modeAfter(positions)).toBe(mode);
  });
});

describe('header state over any scrolling', () => {
  const position = fc.oneof(fc.integer({ min: -100, max: 3000 }), fc.double({ min: -100, max: 3000, noNaN: true }));
  const scrolling = fc.array(position, { minLength: 1, maxLength: 40 });

  test('it is open exactly while the page is at its top', () => {
    fc.assert(
      fc.property(scrolling, (positions) => {
        expect(modeAfter(positions) === 'open').toBe((positions.at(-1) ?? 0) <= header.shrinkAfterPx);
      }),
    );
  });

  test('it is never hidden before the page has gone more than 300 px down somewhere', () => {
    const short = fc.array(fc.integer({ min: 500, max: 500 + header.hideAfterDownPx }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(short, (positions) => {
        expect(modeAfter(positions)).not.toBe('compact-and-deep');
      }),
    );
  });

  test('more than 300 px down in one go always hides it, more than 150 px up always shows it', () => {
    fc.assert(
      fc.property(
        scrolling,
        fc.integer({ min: 301, max: 2000 }),
        fc.integer({ min: 152, max: 300 }),
        (positions, down, up) => {
          const lowest = Math.max(0, positions.at(-1) ?? 0) + down;
          expect(modeAfter([...positions, lowest])).toBe('compact-and-deep');
          expect(modeAfter([...positions, lowest, lowest - up])).not.toBe('compact-and-deep');
        },
      ),
    );
  });

  test('jitter under a pixel changes nothing that comes after it [header-5]', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.double({ min: -0.49, max: 0.49, noNaN: true })),
      { minLength: 2, maxLength: 20 },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 100, max: 3000 }), (jittery, last) => {
        const plain = jittery.map(([place]) => place);
        const shaken = jittery.flatMap(([place, jitter]) => [place, place + jitter, place]);
        expect(modeAfter([...shaken, last])).toBe(modeAfter([...plain, last]));
      }),
    );
  });
});
