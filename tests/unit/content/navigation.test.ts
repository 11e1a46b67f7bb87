import { expect, it } from 'vitest';
import { navigationIn } from '@/content/navigation';
import { completeLocales } from '@/lib/i18n/routing';

it.each(completeLocales)('the menu has every link of the header once in %s', (locale) => {
  const { firm, account, menu } = navigationIn(locale).header;
  expect(menu).toHaveLength(firm.length + account.length);
  expect(new Set<object>(menu)).toEqual(new Set<object>([...firm, ...account]));
});
