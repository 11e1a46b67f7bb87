import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerReducer, headerThresholds, initialHeaderState, type HeaderMode } from '@/lib/header-reducer';

const { shrinkAfterPx: shrink, hideAfterDownPx: hide, showAfterUpPx: show } = headerThresholds;
/** From where every threshold can be crossed, down and up. */
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
    ['it shrinks beyond that', [0, shrink + 1], 'compact'],
    ['it shrinks beyond that even by less than a pixel', [0, shrink, shrink + 0.5], 'compact'],
    ['a way down does not hide it', [0, hide], 'compact'],
    ['a longer way down hides it', [0, hide + 1], 'compact-and-deep'],
    ['many small steps down count together', [0, hide / 3, hide / 2, hide, hide + 1], 'compact-and-deep'],
    ['distance is counted from where the page opened', [far, far + hide], 'compact'],
    ['a longer way from where the page opened hides it', [far, far + hide + 1], 'compact-and-deep'],
    ['a way up does not show it again', [0, far, far - show], 'compact-and-deep'],
    ['a longer way up shows it again', [0, far, far - show - 1], 'compact'],
    ['a turn down starts the count anew [header-4]', [0, far, far - 2 * show, far - 2 * show + hide], 'compact'],
    [
      'a turn down hides it after the whole way',
      [0, far, far - 2 * show, far - 2 * show + hide + 1],
      'compact-and-deep',
    ],
    ['a turn up starts the count anew', [0, far, far - show, far, far - show], 'compact-and-deep'],
    ['ways down are not added up across turns', [0, hide, hide - 10, 2 * hide - 10, 2 * hide - 20], 'compact'],
    ['just below the top it is not open yet on the way up', [0, far, shrink + 1], 'compact'],
    ['near the top it is open on the way up', [0, far, shrink], 'open'],
    ['rubber-banding above the page leaves it open', [0, shrink / 4, -60, 0], 'open'],
    ['rubber-banding above the page is no turn [header-5]', [0, -60, 0, hide], 'compact'],
    ['jitter under a pixel is no turn on the way down', [0, hide / 2, hide / 2 - 0.8, hide + 1], 'compact-and-deep'],
    ['jitter under a pixel is no turn near the top', [0, shrink / 2, shrink / 2 - 0.6, hide + 1], 'compact-and-deep'],
    [
      'jitter under a pixel is no turn on the way up',
      [0, far, far - show / 2, far - show / 2 + 0.9, far - show - 1],
      'compact',
    ],
    [
      'a slow drift of small steps is a turn in the end',
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

  test('it is open exactly while the page is at its top', () => {
    fc.assert(
      fc.property(scrolling, (positions) => {
        expect(modeAfter(positions) === 'open').toBe((positions.at(-1) ?? 0) <= shrink);
      }),
    );
  });

  test('it is never hidden before the page has gone the whole way down somewhere', () => {
    const short = fc.array(fc.integer({ min: far, max: far + hide }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(short, (positions) => {
        expect(modeAfter(positions)).not.toBe('compact-and-deep');
      }),
    );
  });

  test('a long way down in one go always hides it, a long way up always shows it', () => {
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

  test('jitter under a pixel changes nothing that comes after it [header-5]', () => {
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
