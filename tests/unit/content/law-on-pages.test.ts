import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { contactLimitsIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { SiteContent } from '@/content/types';
import { escapePattern } from '@/hosts/escape-pattern';
import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { wordsOf } from './words-of';

type Statement = {
  law: string;
  on: readonly (keyof SiteContent)[];
  says: PerCompleteLocale<RegExp>;
  never?: PerCompleteLocale<RegExp>;
};

/** The most calls and contacts in seven days, as the copy has them. */
const limits = perCompleteLocale(contactLimitsIn);
const calls = { en: `${limits.en.calls} calls or texts`, es: `${limits.es.calls} llamadas o mensajes` };
const contacts = { en: `${limits.en.contacts} contacts`, es: `${limits.es.contacts} contactos` };
const disputes = escapePattern(firm.emails.disputes);

/** Statements of law that must be the same on several pages. */
const statements: readonly Statement[] = [
  {
    law: 'a request to stop email or texts takes effect on arrival, without a grace period',
    on: ['optout', 'unsubscribe', 'terms-of-use', 'privacy-notice', 'make-payment/pay-by-email'],
    says: { en: /when your request reaches us/, es: /en cuanto (?:nos llega|recibimos) su solicitud/ },
    never: {
      en: /\b(?:stop|act)\b[^.]*\b10 business days/i,
      es: /(?:dejamos|cumplimos)[^.]*10 días hábiles/i,
    },
  },
  {
    law: 'the strictest limit on contact applies to everyone',
    on: ['services', 'contact', 'help/limit-contact'],
    says: {
      en: new RegExp(`in any seven days.*${calls.en}.*${contacts.en}|${calls.en} in seven days.*${contacts.en}`),
      es: new RegExp(`siete días.*${calls.es}.*${contacts.es}|${calls.es}.*siete días.*${contacts.es}`),
    },
  },
  {
    law: 'at most two calls to work in 30 days, and none within seven days after a conversation',
    on: ['services', 'contact', 'help/limit-contact'],
    says: {
      en: /a place such as work, we make no more than two calls in 30 days.*talked with you.*for seven days/,
      es: /lugar como el trabajo no hacemos más de dos llamadas en 30 días.*hablar con usted.*en siete días/,
    },
  },
  {
    law: 'in New York City a dispute may also count by phone or after the date',
    on: ['contact', 'make-payment', 'help/not-my-debt', 'letters/dispute'],
    says: {
      en: /In New York City a dispute by phone may count too, and later than that date/,
      es: /En la ciudad de Nueva York quizá cuente también una disputa hecha por teléfono o después de esa fecha/,
    },
  },
  {
    law: 'a letter of the firm does not mean that a lawyer has reviewed the account',
    on: ['about', 'services', 'terms-of-use', 'contact'],
    says: {
      en: /[Uu]nless a letter from us says otherwise, no lawyer has reviewed/,
      es: /salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado/i,
    },
  },
  {
    law: 'an email to the mailbox for disputes counts as a written dispute',
    on: ['contact', 'optout'],
    says: {
      en: new RegExp(`email to ${disputes}.*counts? as writing`),
      es: new RegExp(`correo electrónico a ${disputes}.*(?:vale|cuenta)n? como [a-z ]*escrito`),
    },
  },
  {
    law: 'a dispute in time stops collection until verification or a judgment is sent',
    on: ['home', 'about', 'services', 'make-payment', 'privacy-notice', 'help', 'help/not-my-debt'],
    says: {
      en: /until we (?:send|have sent) you verification or a copy of a judgment/,
      es: /la verificación o (?:la |una )?copia de un fallo/,
    },
  },
  {
    law: 'a request for the original creditor stops all collection, even if only a part is disputed',
    on: ['letters/dispute'],
    says: {
      en: /original creditor.*\. Until you answer this, please do not collect any of this debt\./,
      es: /acreedor original.*\. Hasta que me respondan a esto, les pido que no cobren nada de esta deuda\./,
    },
    never: {
      en: /the part that I dispute until you have sent me what I ask for/,
      es: /la parte que disputo hasta que me hayan enviado lo que pido/,
    },
  },
  {
    law: 'recurring payments can be stopped with a stop-payment order three business days before',
    on: ['make-payment', 'make-payment/efta-consent'],
    says: {
      en: /recurring payments?.*stop-payment order.*at least three business days before/,
      es: /recurrente.*orden de suspensión de pago.*al menos tres días hábiles antes/,
    },
  },
  {
    law: 'a bank may want the order in writing within 14 days, or it can lapse',
    on: ['make-payment', 'dates'],
    says: {
      en: /confirm the order in writing[^.]* within 14 days, or the order can lapse/,
      es: /confirme la orden por escrito[^.]* en un plazo de 14 días, o la orden puede perder su efecto/,
    },
  },
  {
    law: 'no medical debt is reported to a credit bureau',
    on: ['privacy-notice', 'california-privacy-notice', 'help/medical-bill', 'help/credit-report'],
    says: {
      en: /no medical debt/,
      es: /(?:ninguna deuda médica|No (?:reportamos|informamos)[^.]*deudas? médicas?)/,
    },
  },
  {
    law: 'in New York no wages and no home answer for the judgment of a hospital or health professional',
    on: ['help/after-a-judgment', 'help/medical-bill'],
    says: {
      en: /In New York\b[^.]*hospital or health professional[^.]*(?:pay|wages)[^.]*lien on your home/,
      es: /[Ee]n Nueva York\b[^.]*hospital o (?:un )?profesional de la salud[^.]*sueldo[^.]*gravamen sobre su casa/,
    },
  },
  {
    law: 'in New York the time to sue over a medical bill is three years from the treatment',
    on: ['help/old-debt', 'help/medical-bill'],
    says: {
      en: /New York\b.*three years from the treatment/,
      es: /Nueva York\b.*tres años desde el tratamiento/,
    },
  },
  {
    law: 'in California a new promise counts only in a signed paper, and a payment does not revive',
    on: ['help/old-debt'],
    says: {
      en: /California\b.*promise[^.]*only in a signed paper[^.]*payment does not/,
      es: /California\b.*promesa[^.]*solo[^.]*papel firmado[^.]*pago no/,
    },
  },
  {
    law: 'that a payment gives more time in Massachusetts, and the time in Connecticut, are not stated as certain',
    on: ['help/old-debt'],
    says: {
      en: /Massachusetts\b.*payment may start[^]*Connecticut\b.*time is often/,
      es: /Massachusetts\b.*pago quizá haga[^]*Connecticut\b.*plazo suele/,
    },
  },
  {
    law: 'people in bankruptcy are not asked to pay, which follows the attempt-to-collect notice',
    on: ['disclosures'],
    says: {
      en: /attempt to collect a debt\..*does not ask you to pay\./,
      es: /intento de cobrar una deuda\..*no le pide que pague\./,
    },
  },
];

describe.each(completeLocales)('statements of law agree across pages in %s', (locale) => {
  const cases = statements.flatMap(({ law, on, says, never }) => on.map((page) => ({ law, page, says, never })));

  it.each(cases)('$page: $law', ({ law, page, says, never }) => {
    const words = wordsOf(contentIn(locale)[page]);
    const hint = `${page} states that ${law}. If it still does in other words, change the pattern in this file, too`;
    expect(words, hint).toMatch(says[locale]);
    if (never) expect(words, hint).not.toMatch(never[locale]);
  });
});
