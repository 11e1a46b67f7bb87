// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GlobalErrorMessage } from '@/components/feedback/global-error-message';
import type { CompleteLocale } from '@/lib/i18n/routing';
import english from '@/messages/en.json';
import spanish from '@/messages/es.json';

afterEach(cleanup);

test.each<[CompleteLocale, string, string, typeof english.Error]>([
  ['en', '/about', '/', english.Error],
  ['es', '/es/about', '/es', spanish.Error],
])(
  'the global error page says in %s that the error page failed, with details and a link home [error-3]',
  async (locale, path, home, t) => {
    history.replaceState(null, '', path);
    // It is a whole document, so it takes the place of the present one.
    render(<GlobalErrorMessage error={new Error('Frame broke')} />, { container: document });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(t.failed);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('main').textContent).toContain('Frame broke');
    expect(screen.getByRole('main').textContent).toContain(`${t.code} 500`);
    expect(screen.getByRole('link', { name: t.home }).getAttribute('href')).toBe(home);
    expect(document.documentElement.lang.slice(0, 2)).toBe(locale);
  },
);
