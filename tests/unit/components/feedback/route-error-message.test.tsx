// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteErrorMessage } from '@/components/feedback/route-error-message';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { RouterError } from '@/lib/pages/errors';
import english from '@/messages/en.json';
import spanish from '@/messages/es.json';

const words = { en: english.Error, es: spanish.Error };
const address = {
  en: { path: '/about', home: '/', help: '/help', pay: '/make-payment', contact: '/contact' },
  es: { path: '/es/about', home: '/es', help: '/es/help', pay: '/es/make-payment', contact: '/es/contact' },
};
const { params, reloadOnce } = vi.hoisted(() => ({ params: { locale: 'en' }, reloadOnce: vi.fn() }));

vi.mock('@/lib/browser/reload-once', () => ({ reloadOnce }));
vi.mock('next/navigation', () => ({ useParams: () => params }));

function visit(locale: CompleteLocale): void {
  params.locale = locale;
  history.replaceState(null, '', address[locale].path);
}

beforeEach(() => visit('en'));
afterEach(cleanup);

describe.each<CompleteLocale>(['en', 'es'])('error page in %s', (locale) => {
  const t = words[locale];
  beforeEach(() => visit(locale));

  test('shows the status and message of a route error, and its links [error-1]', async () => {
    const retry = vi.fn();
    render(<RouteErrorMessage error={new RouterError('The ledger is closed', 503)} onRetry={retry} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(t.heading);
    expect(document.body.textContent).toContain(`${t.code} 503`);
    expect(screen.getByText('The ledger is closed').lang).toBe('en');
    expect(screen.getByRole('link', { name: t.home }).getAttribute('href')).toBe(address[locale].home);
    expect(screen.getByRole('link', { name: t.help }).getAttribute('href')).toBe(address[locale].help);
    expect(screen.getByRole('link', { name: t.pay }).getAttribute('href')).toBe(address[locale].pay);
    expect(screen.getByRole('link', { name: t.contact }).getAttribute('href')).toBe(address[locale].contact);
    fireEvent.click(screen.getByRole('button', { name: t.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('shows status 500 for an error without a status [error-2]', async () => {
    render(<RouteErrorMessage error={new Error('Something broke')} onRetry={() => {}} />);
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent).toContain(`${t.code} 500`);
  });
});

describe('a chunk that failed to load', () => {
  beforeEach(() => reloadOnce.mockReset());

  test('reloads the page, and says which chunk failed', async () => {
    const error = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
      name: 'ChunkLoadError',
    });
    render(<RouteErrorMessage error={error} onRetry={() => {}} />);
    await screen.findByRole('heading');
    expect(reloadOnce.mock.calls).toEqual([['/_next/static/chunks/a.js']]);
  });

  test('no other error reloads the page', async () => {
    render(<RouteErrorMessage error={new Error('Something broke')} onRetry={() => {}} />);
    await screen.findByRole('heading');
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
