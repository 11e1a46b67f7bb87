import type { RequestConfig } from 'next-intl/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { officeHours } from '@/content/hours';
import english from '@/messages/en.json';
import spanish from '@/messages/es.json';

/** The language in the address of the page that is rendered. */
let inAddress: unknown;

beforeEach(() => {
  vi.resetModules();
  vi.doMock('next/root-params', () => ({ locale: async () => inAddress }));
  vi.doMock('next-intl/server', () => ({ getRequestConfig: (create: unknown) => create }));
});

afterEach(() => {
  vi.doUnmock('next/root-params');
  vi.doUnmock('next-intl/server');
});

describe('the language of the rendered page', () => {
  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('with the parameter %o is %s', async (given, expected) => {
    inAddress = given;
    const { currentLocale } = await import('@/lib/i18n/current-locale');
    expect(await currentLocale()).toBe(expected);
  });

  it.each([
    [undefined, 'es', 'es', spanish],
    ['en', 'es', 'en', english],
    ['fr', 'es', 'es', spanish],
  ])(
    'selects the messages, unless another one is requested: %o, in %s, is %s',
    async (asked, given, locale, messages) => {
      inAddress = given;
      const { default: create } = await import('@/lib/i18n/request');
      const settings = await (create as unknown as (params: object) => Promise<RequestConfig>)({ locale: asked });
      expect(settings).toMatchObject({ locale, messages, timeZone: officeHours.timeZone });
    },
  );
});
