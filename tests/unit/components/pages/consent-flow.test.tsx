// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConsentFlow } from '@/components/pages/efta-consent/consent-flow';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(completeLocales)('the time of consent is whole in %s [pages-21]', (locale) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 10) });
  const words = { ...contentIn(locale)['make-payment/efta-consent'].consent, consent: 'Consent', withdraw: 'Withdraw' };
  render(<ConsentFlow id="consent" words={words} locale={locale} text={null} phones={null} />);
  fireEvent.click(screen.getByRole('button', { name: words.consent }));
  const { textContent } = screen.getByText(/2026/);
  expect(textContent).toBe(typeset(textContent));
});
