import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { callLineIn, mainLine, mainPhoneIn, phone, waysToReachUsIn } from '@/content/facts-in-copy';
import { completeLocales } from '@/lib/i18n/routing';

describe.each(completeLocales)('in %s, the phone line of that language comes first', (locale) => {
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

  it('in the page header and in the chat’s contacts', () => {
    expect(callLineIn(locale).phone).toBe(line);
    expect(waysToReachUsIn(locale)[0]).toBe(line);
  });

  it('in the first row of each table of phone numbers', () => {
    expect(tables.map(({ rows }) => rows[0]?.[1])).toEqual([line, line, line]);
  });

  it('after the consent to pay by phone, and on the home page', () => {
    expect(consent.consent.phones[0]?.phone).toBe(line);
    expect(content.home.infoPanel.people.phones[0]?.phone).toBe(line);
  });

  it('at the callback button', () => {
    expect(content['make-payment/request-callback'].actions[0]?.href).toBe(`tel:${mainPhoneIn(locale)}`);
  });
});
