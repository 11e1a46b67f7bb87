import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HeaderMode, headerReducer, headerThresholds, initialHeaderState } from '@/lib/header-reducer';

const { shrinkAfterPx: shrink, hideAfterDownPx: hide, showAfterUpPx: show } = headerThresholds;
/** A position from which every threshold can be crossed, down and up. */
const far = shrink + 4 * (hide + show);

/** Mode of the header after a page that opened at the first position was scrolled to each of the others. */
function modeAfter([first = 0, ...rest]: readonly number[]): HeaderMode {
  return rest.reduce(headerReducer, initialHeaderState(first)).mode;
}

describe('header state when a page opens', () => {
  test.each<[number, HeaderMode]>([
    [0, 'open'],
    [-40, 'open'],
    [shrink, 'open'],
    [shrink + 0.5, 'compact'],
    [shrink + 1, 'compact'],
    [far, 'compact'],
  ])('at %d px it is %s', (position, mode) => {
    expect(modeAfter([position])).toBe(mode);
  });
});

describe('header state after scrolling', () => {
  test.each<[string, readonly number[], HeaderMode]>([
    ['it stays open near the top', [0, shrink / 2, shrink], 'open'],
    ['it shrinks below the top threshold', [0, shrink + 1], 'compact'],
    ['it shrinks a fraction of a pixel below the top threshold', [0, shrink, shrink + 0.5], 'compact'],
    ['scrolling down to the hide threshold does not hide it', [0, hide], 'compact'],
    ['scrolling down past the hide threshold hides it', [0, hide + 1], 'compact-and-deep'],
    ['small steps down add up', [0, hide / 3, hide / 2, hide, hide + 1], 'compact-and-deep'],
    ['distance is measured from where the page opened', [far, far + hide], 'compact'],
    ['scrolling past the threshold from where the page opened hides it', [far, far + hide + 1], 'compact-and-deep'],
    ['scrolling up to the show threshold does not show it', [0, far, far - show], 'compact-and-deep'],
    ['scrolling up past the show threshold shows it', [0, far, far - show - 1], 'compact'],
    ['turning down restarts the measurement [header-4]', [0, far, far - 2 * show, far - 2 * show + hide], 'compact'],
    [
      'after turning down it hides past the full threshold',
      [0, far, far - 2 * show, far - 2 * show + hide + 1],
      'compact-and-deep',
    ],
    ['turning up restarts the measurement', [0, far, far - show, far, far - show], 'compact-and-deep'],
    ['distances down do not add up across turns', [0, hide, hide - 10, 2 * hide - 10, 2 * hide - 20], 'compact'],
    ['scrolling up to just below the top does not open it', [0, far, shrink + 1], 'compact'],
    ['scrolling up to the top threshold opens it', [0, far, shrink], 'open'],
    ['rubber-banding above the page keeps it open', [0, shrink / 4, -60, 0], 'open'],
    ['rubber-banding above the page is not a turn [header-5]', [0, -60, 0, hide], 'compact'],
    [
      'sub-pixel jitter while scrolling down is not a turn',
      [0, hide / 2, hide / 2 - 0.8, hide + 1],
      'compact-and-deep',
    ],
    ['sub-pixel jitter near the top is not a turn', [0, shrink / 2, shrink / 2 - 0.6, hide + 1], 'compact-and-deep'],
    [
      'sub-pixel jitter while scrolling up is not a turn',
      [0, far, far - show / 2, far - show / 2 + 0.9, far - show - 1],
      'compact',
    ],
    [
      'a slow drift of small steps eventually is a turn',
      [0, far, far - 0.5, far - 1, far - 1.5, far - show - 1],
      'compact',
    ],
  ])('%s', (_, positions, mode) => {
    expect(modeAfter(positions)).toBe(mode);
  });
});

describe('header state over any scrolling', () => {
  const position = fc.oneof(fc.integer({ min: -100, max: far }), fc.double({ min: -100, max: far, noNaN: true }));
  const scrolling = fc.array(position, { minLength: 1, maxLength: 40 });

  test('is open exactly while the page is at its top', () => {
    fc.assert(
      fc.property(scrolling, (positions) => {
        expect(modeAfter(positions) === 'open').toBe((positions.at(-1) ?? 0) <= shrink);
      }),
    );
  });

  test('is never hidden by scrolling down less than the threshold', () => {
    const short = fc.array(fc.integer({ min: far, max: far + hide }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(short, (positions) => {
        expect(modeAfter(positions)).not.toBe('compact-and-deep');
      }),
    );
  });

  test('a long scroll down always hides it, a long scroll up always shows it', () => {
    fc.assert(
      fc.property(
        scrolling,
        fc.integer({ min: hide + 1, max: hide + 2000 }),
        fc.integer({ min: show + 2, max: show + 200 }),
        (positions, down, up) => {
          const lowest = Math.max(0, positions.at(-1) ?? 0) + down;
          expect(modeAfter([...positions, lowest])).toBe('compact-and-deep');
          expect(modeAfter([...positions, lowest, lowest - up])).not.toBe('compact-and-deep');
        },
      ),
    );
  });

  test('sub-pixel jitter has no effect on later states [header-5]', () => {
    const below = fc.integer({ min: shrink + 1, max: far });
    const jitters = fc.double({ min: -0.49, max: 0.49, noNaN: true });
    const steps = fc.array(fc.tuple(below, jitters), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(steps, below, (jittery, last) => {
        const plain = jittery.map(([place]) => place);
        const shaken = jittery.flatMap(([place, jitter]) => [place, place + jitter, place]);
        expect(modeAfter([...shaken, last])).toBe(modeAfter([...plain, last]));
      }),
    );
  });
});
