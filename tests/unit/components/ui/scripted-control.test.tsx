// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ScriptedControl } from '@/components/ui/scripted-control';
import { hydratedStore } from '@/lib/browser/hydrated-store';

const onClick = vi.fn();

afterEach(() => {
  cleanup();
  onClick.mockClear();
});

function show(role: 'link' | 'button') {
  vi.spyOn(hydratedStore, 'getSnapshot').mockReturnValue(role === 'button');
  render(
    <ScriptedControl href="#phones" onClick={onClick}>
      I Consent
    </ScriptedControl>,
  );
  return screen.getByRole(role);
}

/** Clicks that open a link in another tab or window, or save its page. */
const elsewhere = [['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']] as const;

describe('while it is still a link', () => {
  test('a plain click acts instead of following it', () => {
    expect(fireEvent.click(show('link'))).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test.each(elsewhere)('a click with %s is left to the browser and does not act', (key) => {
    expect(fireEvent.click(show('link'), { [key]: true })).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('as a button', () => {
  test.each(elsewhere)('it acts with %s too', (key) => {
    fireEvent.click(show('button'), { [key]: true });
    expect(onClick).toHaveBeenCalledOnce();
  });
});

test.each(['link', 'button'] as const)('a double click acts once on the %s', (role) => {
  const control = show(role);
  fireEvent.click(control, { detail: 1 });
  fireEvent.click(control, { detail: 2 });
  expect(onClick).toHaveBeenCalledOnce();
});
