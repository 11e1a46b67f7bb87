import { expect, it } from 'vitest';
import { routeLocale } from '@/lib/i18n/route-locale';
import { locales } from '@/lib/i18n/routing';

it.each(locales)('a route under %s is in that language', async (locale) => {
  expect(await routeLocale(Promise.resolve({ locale }))).toBe(locale);
});

it.each(['xx', '', 'EN', 'constructor'])('a route under %j says that there is no such language', async (locale) => {
  await expect(routeLocale(Promise.resolve({ locale }))).rejects.toMatchObject({
    message: `There is no language ${locale}`,
    statusCode: 404,
  });
});
