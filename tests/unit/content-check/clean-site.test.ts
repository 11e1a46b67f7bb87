import { describe, expect, it } from 'vitest';
import { formatFindings } from '@/content-check/print-findings';
import { rules } from '@/content-check/rules';
import type { Finding } from '@/content-check/site';
import { locked, siteWith } from './fixture';

const page = (title: string, lead: string, item: string, href: string) => ({
  meta: { title, description: `${title}.` },
  title,
  lead,
  sections: [
    {
      id: 'rights',
      title,
      blocks: [{ type: 'paragraph_with_list', text: lead.slice(0, 9), list: { type: 'unordered', items: [item] } }],
    },
  ],
  action: { label: title, href },
});

const clean = locked(
  siteWith(
    page(
      'Your rights',
      'We are a debt collector. Write to us by March 1, 2021, before 7:00 p.m. Eastern.',
      'Call [800-555-0199](tel:+18005550199) or read [your rights](#rights).',
      'https://portal.example/',
    ),
    page(
      'Sus derechos',
      'Somos un cobrador de deudas. Escríbanos a más tardar el 1 de marzo de 2021, antes de las 7:00 p. m., hora del Este.',
      'Llame al [800-555-0199](tel:+18005550199) o lea [sus derechos](#rights).',
      'https://portal.example/es',
    ),
  ),
);

describe('a site without faults', () => {
  it('gives no findings', () => {
    expect(rules.flatMap((rule) => rule(clean))).toEqual([]);
  });
});

describe('a finding', () => {
  it('is one block that names rule, key, file, both texts, the fault and what was expected [input-8]', () => {
    const finding: Finding = {
      rule: 'numbers',
      key: 'home.lead',
      files: ['content/en/home.ts', 'content/es/home.ts'],
      texts: { en: 'Three days', es: 'Dos días' },
      message: 'Numbers differ.',
      expected: 'the same numbers',
    };
    expect(formatFindings([finding])).toBe(
      '✗ numbers  home.lead\n  content/en/home.ts  content/es/home.ts\n  English:  “Three days”\n  Spanish:  “Dos días”\n  Numbers differ.\n  Expected: the same numbers\n\n' +
        '1 finding in 1 file. What each means: docs/content-guide.md',
    );
  });
});
