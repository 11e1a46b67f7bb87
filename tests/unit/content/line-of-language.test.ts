import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { callLineIn, mainLine, phone, waysToReachUsIn } from '@/content/inline';
import { completeLocales } from '@/lib/i18n/routing';

describe.each(completeLocales)('a caller who reads %s is given first the line of that language', (locale) => {
  const content = contentIn(locale);
  const line = phone[mainLine[locale]];
  const consent = content['make-payment/efta-consent'];
  const tables = [
    content.contact.lines.table,
    content['make-payment'].residence.table,
    ...consent.sections.flatMap(({ id, blocks }) =>
      id === 'phones' ? blocks.flatMap((block) => (block.type === 'table' ? [block] : [])) : [],
    ),
  ];

  it('at the head of a page and where the assistant cannot help', () => {
    expect(callLineIn(locale).phone).toBe(line);
    expect(waysToReachUsIn(locale)[0]).toBe(line);
  });

  it('in the first row of each table of phones', () => {
    expect(tables.map(({ rows }) => rows[0]?.[1])).toEqual([line, line, line]);
  });

  it('after the consent to pay by phone, and on the home page', () => {
    expect(consent.consent.phones[0]?.phone).toBe(line);
    expect(content.home.infoPanel.people.phones[0]?.phone).toBe(line);
  });

  it('by the button that asks for a call', () => {
    expect(content['make-payment/request-callback'].actions[0]?.href).toBe(`tel:${firm.phones[mainLine[locale]]}`);
  });
});
