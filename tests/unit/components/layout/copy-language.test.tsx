// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CopyLanguage } from '@/components/layout/copy-language';

const route = vi.hoisted(() => ({ segments: [] as string[] }));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => route.segments }));

afterEach(cleanup);

/** The page of these segments below the language, where `/about` and the versions of a notice are not translated. */
function show(...segments: string[]) {
  route.segments = segments;
  const { container } = render(
    <CopyLanguage untranslated={['/about', '/terms-of-use/versions']} message="Not in this language">
      <h1>Page</h1>
    </CopyLanguage>,
  );
  return container;
}

describe('a page in an incomplete language', () => {
  test.each([[['about']], [['terms-of-use/versions']], [['terms-of-use/versions/2.0/changes']]])(
    'without a translation says so first and marks the English text: %j [locale-14]',
    (segments) => {
      const container = show(...segments);
      expect(container.textContent).toBe('Not in this languagePage');
      expect(screen.getByRole('heading').closest('[lang]')?.getAttribute('lang')).toBe('en');
    },
  );

  test.each([[[]], [['about', 'more']], [['terms-of-use']], [['404']]])(
    'with a translation is unchanged: %j',
    (segments) => {
      expect(show(...segments).innerHTML).toBe('<h1>Page</h1>');
    },
  );
});
