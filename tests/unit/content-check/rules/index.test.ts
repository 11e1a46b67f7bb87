import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '@/content-check/rules';
import { numbers } from '@/content-check/rules/numbers';
import { runRule } from '@/content-check/run-rule';
import { locked, siteWith } from '../fixture';

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

describe('a site without errors', () => {
  it('has no findings', () => {
    expect(rules.flatMap((rule) => runRule(rule, clean))).toEqual([]);
  });
});

it('each rule is named after its file, and every file is a rule', () => {
  const files = readdirSync('content-check/rules').map((file) => file.replace(/\.ts$/, ''));
  expect(rules.map(({ name }) => name).sort()).toEqual(files.filter((file) => file !== 'index').sort());
});

it('a finding has the name of its rule', () => {
  const site = siteWith({ lead: 'Within 30 days' }, { lead: 'En 13 días' });
  expect(runRule(numbers, site)).toMatchObject([{ rule: 'numbers', key: 'home.lead' }]);
});
