// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFrozenLabel } from '@/components/ui/use-frozen-label';

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function renderFreeze() {
  return renderHook(({ label }) => useFrozenLabel(label), { initialProps: { label: 'Read more' } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a click freezes the label and sets isNavigating for 1000 ms', () => {
  const { result, rerender } = renderFreeze();
  expect(result.current).toMatchObject({ isNavigating: false, shownLabel: 'Read more' });
  act(() => result.current.freeze());
  rerender({ label: 'Leer más' });
  wait(999);
  expect(result.current).toMatchObject({ isNavigating: true, shownLabel: 'Read more' });
  wait(1);
  expect(result.current).toMatchObject({ isNavigating: false, shownLabel: 'Leer más' });
});

test('a second click restarts the 1000 ms', () => {
  const { result } = renderFreeze();
  act(() => result.current.freeze());
  wait(600);
  act(() => result.current.freeze());
  wait(999);
  expect(result.current.isNavigating).toBe(true);
  wait(1);
  expect(result.current.isNavigating).toBe(false);
});

test('the timer is cleared on unmount', () => {
  const { result, unmount } = renderFreeze();
  act(() => result.current.freeze());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
