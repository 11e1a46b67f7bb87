import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/routing';
import { routeLocale } from '@/lib/pages/route-locale';

it.each(locales)('returns the language of a route under %s', async (locale) => {
  expect(await routeLocale(Promise.resolve({ locale }))).toBe(locale);
});

it.each(['xx', '', 'EN', 'constructor'])('throws 404 for a route under %j', async (locale) => {
  await expect(routeLocale(Promise.resolve({ locale }))).rejects.toMatchObject({
    message: `There is no language ${locale}`,
    statusCode: 404,
  });
});
