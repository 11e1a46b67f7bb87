import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakpoints } from '@/lib/breakpoints';
import { isDesktop, type MenuEvent, menuReducer, type MenuState } from '@/lib/menu-reducer';

const open = (windowWidth: number): MenuState => ({ isOpen: true, windowWidth });
const closed = (windowWidth: number): MenuState => ({ isOpen: false, windowWidth });

describe('menu state', () => {
  test.each<[string, MenuState, MenuEvent, MenuState]>([
    ['the button opens it', closed(390), { type: 'toggled' }, open(390)],
    ['the button closes it', open(390), { type: 'toggled' }, closed(390)],
    ['the closed event closes it', open(390), { type: 'closed' }, closed(390)],
    ['the closed event does not change a closed menu', closed(390), { type: 'closed' }, closed(390)],
    ['a new width below the desktop keeps it open', open(390), { type: 'resized', windowWidth: 1279 }, open(1279)],
    ['crossing to 1280 px closes it', open(1279), { type: 'resized', windowWidth: 1280 }, closed(1280)],
    ['crossing back below 1280 px closes it too', open(1280), { type: 'resized', windowWidth: 1279 }, closed(1279)],
    [
      'the width is updated while it is closed [menu-7]',
      closed(390),
      { type: 'resized', windowWidth: 800 },
      closed(800),
    ],
  ])('%s', (_, state, event, expected) => {
    expect(menuReducer(state, event)).toEqual(expected);
  });

  test('isDesktop is true from 1280 px on', () => {
    expect([1279, 1280].map(isDesktop)).toEqual([false, true]);
    expect(breakpoints.desktop).toBe(1280);
  });

  test('resizing never opens it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 200, max: 2560 })), (widths) => {
        const state = widths.reduce<MenuState>(
          (previous, windowWidth) => menuReducer(previous, { type: 'resized', windowWidth }),
          closed(390),
        );
        expect(state).toEqual(closed(widths.at(-1) ?? 390));
      }),
    );
  });
});
