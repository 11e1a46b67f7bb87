import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notToCollect, officialFactsIn, officialList as list } from '@/content/official-facts';
import { locales } from '@/lib/i18n/routing';
import { valueIn } from '@/lib/i18n/value-in';
import { checkOfficial } from '@/lib/official-list/check';

const verdictOf = (text: string) => checkOfficial(text, list)?.verdict;
/** The words of a link in copy: `[800-555-0199](tel:+18005550199)`. */
const shown = (value: string) => value.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

describe.each(locales)('the official list as it is printed: %s [same-3]', (locale) => {
  const facts = officialFactsIn(locale, contentIn(locale).contact.verify);
  const labeled = Object.values(facts)
    .flat()
    .flatMap(({ label, value }) => (label ? [[label, shown(value)]] : []));

  it.each(labeled)('an entry is ours with the label beside it, in either order: %s %s', (label, value) => {
    expect(verdictOf(`${label} ${value}`)).toBe('same');
    expect(verdictOf(`${label}: ${value}`)).toBe('same');
    expect(verdictOf(`${value} (${label})`)).toBe('same');
  });

  it('the number of a license that is too short alone is not ours with any other label', () => {
    const short = firm.licenses.map(({ number }) => number).filter((number) => verdictOf(number) === 'cannot-tell');
    const phoneLabels = facts.phones.flatMap(({ label = '' }) => label);
    const jurisdictions = facts.licenses.map(({ label = '' }) => label);
    const others = phoneLabels.filter((label) => !jurisdictions.some((place) => place.includes(label)));
    expect(others).not.toEqual([]);
    for (const number of short)
      for (const label of others) expect(verdictOf(`${label} ${number}`), label).toBe('cannot-tell');
  });

  it.each(firm.licenses.map(({ authority, number }) => [valueIn(authority, locale), number]))(
    'a license is ours with the name of the office that gave it: %s %s',
    (authority, number) => {
      expect(verdictOf(`${authority} ${number}`)).toBe('same');
    },
  );
});

it('every host that counts as ours is printed, and every printed one is ours [same-3]', () => {
  const printed = locales.flatMap((locale) => officialFactsIn(locale, contentIn(locale).contact.verify).sites);
  const hosts = new Set<string>(printed.map(({ value }) => value));
  expect([...hosts].filter((host) => verdictOf(host) !== 'same')).toEqual([]);
  expect(list.hosts.filter((host) => !hosts.has(host))).toEqual([]);
});

it.each(notToCollect)(
  'the verdict on %s shows the entry as the list of those that collect nothing has it [same-1]',
  (entry) => {
    expect(checkOfficial(entry, list)).toMatchObject({ verdict: 'same', ours: entry });
  },
);

it('no page of another company to which the site links is a look-alike [same-7]', () => {
  const linked = locales.flatMap((locale) => Object.values(sitesIn(locale)));
  expect(linked.filter((page) => verdictOf(page) === 'look-alike')).toEqual([]);
  for (const page of list.linkedPages) expect(checkOfficial(page, list), page).toMatchObject({ reason: 'linked' });
});
