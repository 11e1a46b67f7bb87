// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useToday } from '@/components/hooks/use-today';
import { isoDay } from '@/lib/time/calendar-day';
import { dayOf } from '@/tests/unit/lib/time/day';

const built = dayOf('2026-11-02');

function Today() {
  const today = useToday(built, 'America/New_York');
  return <output>{today ? isoDay(today) : 'unknown'}</output>;
}

const shown = () => screen.getByRole('status').textContent;

describe('today', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T04:58:00Z') }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  test('is the day in the given time zone, and the next one after its midnight [dates-9]', () => {
    render(<Today />);
    expect(shown()).toBe('2026-11-23');
    act(() => void vi.advanceTimersByTime(3 * 60_000));
    expect(shown()).toBe('2026-11-24');
  });

  test('is read again as soon as the tab is shown again [dates-9]', () => {
    render(<Today />);
    vi.setSystemTime(new Date('2026-11-26T15:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('2026-11-26');
  });

  test('is unknown on the server, and while the clock must be wrong', () => {
    expect(renderToString(<Today />)).toContain('unknown');
    vi.setSystemTime(new Date('2015-01-01T12:00:00Z'));
    render(<Today />);
    expect(shown()).toBe('unknown');
  });
});
