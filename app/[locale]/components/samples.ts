import type { ShownDay } from '@/components/dates/shown-day';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { formatPhone } from '@/lib/links/phone';
import type { Comparison } from '@/lib/official-list/verdict';
import type { PairedRow } from '@/lib/pairs/pair-rows';

const { info } = firm.emails;
const office = formatPhone(firm.phones.office);

/** One comparison of each verdict. */
export const sampleVerdicts: readonly Comparison[] = [
  { verdict: 'same', reason: 'listed', typed: office, ours: office },
  { verdict: 'look-alike', reason: 'near', typed: info.replace('o@', '0@'), ours: info },
  { verdict: 'not-ours', reason: 'no-match', typed: 'pay-now.example' },
  { verdict: 'cannot-tell', reason: 'too-short', typed: '555-0100' },
];

const day = (date: number, mark: ShownDay['mark'], more: Partial<ShownDay> = {}): ShownDay => ({
  day: { year: 2026, month: 11, day: date },
  mark,
  text: '',
  ...more,
});

/** A count over a holiday. */
export const sampleCount: readonly ShownDay[] = [
  day(30, 'start'),
  day(27, 'counted', { number: 1 }),
  day(26, 'skipped', { holiday: '*' }),
  day(25, 'counted', { number: 2 }),
  day(24, 'answer', { number: 3 }),
];

const titles = { en: contentIn('en').letters.title, es: contentIn('es').letters.title };
const leads = { en: [contentIn('en').letters.lead], es: [contentIn('es').letters.lead] };

/** A heading and a text, in the form that a page in both languages uses. */
export const samplePair: readonly PairedRow[] = [
  { type: 'heading', level: 2, id: 'pair', text: titles },
  { type: 'lines', isList: false, lines: leads },
];
