/** Full size, shrunk, or shrunk and on desktops out of view. */
export type HeaderMode = 'open' | 'compact' | 'compact-and-deep';

/** Positions in px: `scrollY` is the furthest one in the current direction, `turnedAt` the one where that direction began. */
export type HeaderState = { mode: HeaderMode; scrollY: number; direction: 'up' | 'down'; turnedAt: number };

/** Scroll distances of the header in px (`header-2`). */
export const headerThresholds = { shrinkAfterPx: 20, hideAfterDownPx: 300, showAfterUpPx: 150 } as const;

const jitterPx = 1;
const opposite = { up: 'down', down: 'up' } as const;

/** State of the header when a page opens at `scrollY` px: never hidden (`header-3`). */
export function initialHeaderState(scrollY: number): HeaderState {
  const position = Math.max(0, scrollY);
  return { mode: isAtTop(position) ? 'open' : 'compact', scrollY: position, direction: 'down', turnedAt: position };
}

/**
 * State after the page was scrolled to `scrollY` px. Distance is measured from where the current direction began; moves under 1 px and
 * rubber-banding below 0 do not change the direction (`header-5`).
 */
export function headerReducer(state: HeaderState, scrollY: number): HeaderState {
  const position = Math.max(0, scrollY);
  const movedBack = state.direction === 'down' ? state.scrollY - position : position - state.scrollY;
  const turns = movedBack >= jitterPx;
  const turnedAt = turns ? state.scrollY : state.turnedAt;
  return {
    mode: nextMode(state.mode, position, position - turnedAt),
    scrollY: turns || movedBack <= 0 ? position : state.scrollY,
    direction: turns ? opposite[state.direction] : state.direction,
    turnedAt,
  };
}

function nextMode(mode: HeaderMode, position: number, distance: number): HeaderMode {
  if (isAtTop(position)) return 'open';
  if (distance > headerThresholds.hideAfterDownPx) return 'compact-and-deep';
  if (mode === 'compact-and-deep' && -distance <= headerThresholds.showAfterUpPx) return mode;
  return 'compact';
}

function isAtTop(position: number): boolean {
  return position <= headerThresholds.shrinkAfterPx;
}
