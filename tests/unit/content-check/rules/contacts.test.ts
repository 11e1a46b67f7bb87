import { describe, expect, it } from 'vitest';
import { contacts } from '@/content-check/rules/contacts';
import { words } from '@/editor/browser/words';
import { messagesOf, siteWith } from '../fixture';

describe('contacts', () => {
  it('reports a number and a mailbox that are not in firm.ts [firm-2]', () => {
    const site = siteWith({ lead: 'Call 617-555-0100 or (800) 555-0199.' }, { lead: 'Escriba a otro@firm.example.' });
    expect(messagesOf(contacts.check(site))).toEqual([
      'home.lead: "617-555-0100" is not a phone or a mailbox of the firm (content/firm.ts).',
      'home.lead: "otro@firm.example" is not a phone or a mailbox of the firm (content/firm.ts).',
    ]);
  });

  it('says how to put in a fact, in the editor and in a file', () => {
    const site = siteWith({ lead: 'Call 617-555-0100.' }, { lead: 'Llame.' });
    const [fault] = contacts.check(site);
    expect(fault?.expected).toContain(words.fact);
    expect(fault?.expected).toContain('${phone.main}');
  });
});

describe('a phone number that is not in firm.ts', () => {
  it.each([
    '617-555-0100',
    '(617) 555-0100',
    '(617)555-0100',
    '617.555.0100',
    '617 555 0100',
    '6175550100',
    '+1 617-555-0100',
    '1-617-555-0100',
  ])('is reported as %s [firm-2]', (phone) => {
    expect(contacts.check(siteWith({ lead: `Call ${phone}.` }, { lead: 'Llame.' }))).toHaveLength(1);
  });

  it.each(['2345678901234', '2026-11-23', '0000000-DCA', 'NMLS ID 0000000'])('ignores %s', (number) => {
    expect(contacts.check(siteWith({ lead: `See ${number}.` }, { lead: 'Vea.' }))).toEqual([]);
  });
});
