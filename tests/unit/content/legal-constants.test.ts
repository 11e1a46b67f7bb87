import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { callLimits } from '@/content/hours';
import { numberWords } from '@/content-check/text/number-words';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { law } from '@/lib/law';

type Copy = ReturnType<typeof contentIn>;
type Statement = { where: (copy: Copy) => readonly object[] } & PerCompleteLocale<string>;

const en = (value: number) => written(value, 'en');
const es = (value: number) => written(value, 'es');
const { from, until } = law.lawfulCallHours;

/** How the copy states each number of law (`screen-3`), as patterns, and the pages that must. */
const statements: Record<keyof typeof law, Statement> = {
  cancellationBusinessDays: {
    where: (copy) => [copy['make-payment/efta-consent'], copy['terms-of-use'], copy['make-payment'], copy.dates],
    en: `${en(law.cancellationBusinessDays)} business days`,
    es: `${es(law.cancellationBusinessDays)} días hábiles`,
  },
  disputeDays: {
    where: (copy) => [copy.dates],
    en: `${en(law.disputeDays)} days after`,
    es: `${es(law.disputeDays)} días siguientes`,
  },
  deliveryDays: {
    where: (copy) => [copy.dates],
    en: `${en(law.deliveryDays)} days after`,
    es: `${es(law.deliveryDays)} días después`,
  },
  lawfulCallHours: {
    // The law of California has the same hours, and its disclosure states them.
    where: (copy) => copy.disclosures.everyPage.filter(({ id }) => id === 'california'),
    en: `before ${from} a.m. or after ${until - 12} p.m.`,
    es: `antes de las ${from} a. m. ni después de las ${until - 12} p. m.`,
  },
  presumedLawfulCalls: {
    where: (copy) => [copy.services, copy.contact],
    en: `more than ${en(law.presumedLawfulCalls)} (calls|times)`,
    es: `más de ${es(law.presumedLawfulCalls)} (llamadas|veces)`,
  },
  adultAge: {
    where: (copy) => [copy['terms-of-use'], copy['privacy-notice']],
    en: `${en(law.adultAge)} (years|or older)`,
    es: `${es(law.adultAge)} años`,
  },
  lookbackMonths: {
    where: (copy) => [copy['california-privacy-notice']],
    en: `${en(law.lookbackMonths)} months`,
    es: `${es(law.lookbackMonths)} meses`,
  },
};

/** `value` in figures or in words. */
function written(value: number, locale: CompleteLocale): string {
  const words = [...numberWords[locale]].filter(([, number]) => number === value).map(([word]) => word);
  return `\\b(${[value, ...words].join('|')})`;
}

describe.each(completeLocales)('the %s copy', (locale) => {
  it.each(Object.entries(statements))('states %s of the law [screen-3]', (constant, { where, ...says }) => {
    const hint = `The copy states ${constant} of lib/law.ts. If it still does in other words, change the pattern in this file, too`;
    for (const part of where(contentIn(locale)))
      expect(JSON.stringify(part), hint).toMatch(new RegExp(says[locale], 'i'));
  });
});

it('the firm’s calling hours are within the legal hours', () => {
  expect(callLimits.from).toBeGreaterThanOrEqual(from * 3600);
  expect(callLimits.until).toBeLessThanOrEqual(until * 3600);
});
