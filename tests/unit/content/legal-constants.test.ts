import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { law } from '@/lib/law';
import { completeLocales, type CompleteLocale } from '@/lib/i18n/routing';
import { numberWords } from '@/content-check/text/number-words';

type Copy = ReturnType<typeof contentIn>;
type Rule = {
  rule: string;
  value: number;
  where: readonly ((copy: Copy) => object)[];
  unit: Record<CompleteLocale, string>;
};

/** Rules of law that the copy states (`screen-3`), and the pages that must state them. */
const rules: Rule[] = [
  {
    rule: 'business days before which a payment is canceled',
    value: law.cancellationBusinessDays,
    where: [
      (copy) => copy['make-payment/efta-consent'],
      (copy) => copy['terms-of-use'],
      (copy) => copy['make-payment'],
    ],
    unit: { en: 'business days', es: 'días hábiles' },
  },
  {
    rule: 'days to dispute in',
    value: law.disputeDays,
    where: [(copy) => copy.dates],
    unit: { en: 'days after the debt notice', es: 'días' },
  },
  {
    rule: 'least age',
    // M.G.L. c. 231, § 85P.
    value: 18,
    where: [(copy) => copy['terms-of-use'], (copy) => copy['privacy-notice']],
    unit: { en: '(years|or older)', es: 'años' },
  },
  {
    rule: 'days of informal negotiation',
    value: 30,
    where: [(copy) => copy['terms-of-use']],
    unit: { en: 'days of informal negotiation', es: 'días de negociación informal' },
  },
  {
    rule: 'months that the tables look back',
    // Cal. Civ. Code § 1798.130(a)(5).
    value: 12,
    where: [(copy) => copy['california-privacy-notice']],
    unit: { en: 'months', es: 'meses' },
  },
];

/** `value` in figures or in words. */
function written(value: number, locale: CompleteLocale): string {
  const words = [...numberWords[locale]].filter(([, number]) => number === value).map(([word]) => word);
  return `(${[value, ...words].join('|')})`;
}

describe.each(completeLocales)('the legal constants in the %s copy', (locale) => {
  it.each(rules)('state the $rule [screen-3]', ({ value, where, unit }) => {
    for (const page of where) {
      expect(JSON.stringify(page(contentIn(locale)))).toMatch(
        new RegExp(`\\b${written(value, locale)} ${unit[locale]}`, 'i'),
      );
    }
  });
});
