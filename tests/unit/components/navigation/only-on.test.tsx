// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OnlyOn } from '@/components/navigation/only-on';

const route = vi.hoisted(() => ({ segments: [] as string[] }));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => route.segments }));

afterEach(cleanup);

/** Whether the words are shown on the route of these segments below the language. */
function isShown(segments: string[], where: { path: string } | { except: string }): boolean {
  route.segments = segments;
  return render(<OnlyOn {...where}>words</OnlyOn>).container.textContent === 'words';
}

describe('with a path', () => {
  test('is shown on that page, such as the alert bar on the home page [frame-2]', () =>
    expect(isShown([], { path: '/' })).toBe(true));
  test.each([[['about']], [['make-payment', 'efta-consent']], [['404']]])('is not shown at %j', (segments) =>
    expect(isShown(segments, { path: '/' })).toBe(false),
  );
});

describe('with an exception', () => {
  test.each([[[]], [['about']]])('is shown at %j', (segments) =>
    expect(isShown(segments, { except: '/Chat' })).toBe(true),
  );
  test('is not shown on that page', () => expect(isShown(['Chat'], { except: '/Chat' })).toBe(false));
});
