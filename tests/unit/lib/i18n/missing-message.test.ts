import { createTranslator, type Messages } from 'next-intl';
import type { GetRequestConfigParams, RequestConfig } from 'next-intl/server';
import { describe, expect, test, vi } from 'vitest';
import { missingMessage } from '@/lib/i18n/missing-message';
import { type Locale, locales } from '@/lib/i18n/routing';

// The library's server entry refuses to run in a test; it only hands the function on.
vi.mock('next-intl/server', () => ({ getRequestConfig: (create: unknown) => create }));
vi.mock('@/lib/i18n/current-locale', () => ({ currentLocale: () => Promise.reject(new Error('not asked for')) }));

const { default: create } = await import('@/lib/i18n/request');
const configIn = (locale: Locale) =>
  (create as unknown as (params: GetRequestConfigParams) => Promise<RequestConfig>)({
    locale,
    requestLocale: Promise.resolve(locale),
  });

describe('a message missing at build time', () => {
  test.each(locales)('is replaced by a sentence in %s with a warning, without an error [locale-11]', async (locale) => {
    const warned = vi.mocked(console.warn).mockImplementation(() => {});
    const { getMessageFallback, onError, messages } = await configIn(locale);
    const t = createTranslator({ locale, messages: messages as Messages, getMessageFallback, onError });
    expect(t('Header.noSuchMessage' as 'Header.links.about')).toBe(missingMessage[locale]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('Header.noSuchMessage'));
    warned.mockClear();
    expect(missingMessage[locale]).toMatch(/\p{L}/u);
    expect(t('Header.links.about')).not.toBe(missingMessage[locale]);
  });
});
