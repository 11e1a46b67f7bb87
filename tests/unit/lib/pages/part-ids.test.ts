import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { debtNoticeHeads, partIds } from '@/lib/pages/part-ids';

it.each(completeLocales)('the sample debt notice has the items to which copy can link, in order, in %s', (locale) => {
  const items = Object.values(partIds['help/read-your-notice']).filter((id) => id.startsWith('item-'));
  const ids = contentIn(locale)['help/read-your-notice'].items.map(({ id }) => id);
  expect(ids).toEqual(items);
});

it.each(completeLocales)(
  'its parts begin with its first item and with the question how to respond, in %s',
  (locale) => {
    const { items } = contentIn(locale)['help/read-your-notice'];
    const [first, reply] = debtNoticeHeads.map((head) => items.findIndex(({ id }) => id === head));
    expect(first).toBe(0);
    expect(items[reply!]?.heading).toMatch(/respond/);
  },
);
