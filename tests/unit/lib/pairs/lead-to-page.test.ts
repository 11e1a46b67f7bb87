import { expect, it } from 'vitest';
import { leadToPage } from '@/lib/pairs/lead-to-page';

it('a link to a section that only the single-language page has leads there, others stay [pairs-1]', () => {
  const heading = { type: 'heading', level: 2, id: 'dispute', text: { en: 'Dispute', es: 'Disputar' } } as const;
  const lines = (en: string, es: string) => ({ type: 'lines', isList: false, lines: { en: [en], es: [es] } }) as const;
  expect(leadToPage([heading, lines('See [help](#free-help).', 'Vea [cómo](#dispute).')], '/help/sued')).toEqual([
    heading,
    lines('See [help](/help/sued#free-help).', 'Vea [cómo](#dispute).'),
  ]);
});

it('the same applies to links in tables; links to other pages stay [pairs-1]', () => {
  const cells = (en: string, es: string) =>
    ({ type: 'cells', columns: { en: ['What'], es: ['Qué'] }, cells: { en: [en], es: [es] } }) as const;
  expect(leadToPage([cells('[a](#hours) **b**', '[c](/contact)')], '/help/sued')).toEqual([
    cells('[a](/help/sued#hours) **b**', '[c](/contact)'),
  ]);
});
