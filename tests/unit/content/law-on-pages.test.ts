import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import type { SiteContent } from '@/content/types';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { wordsOf } from './words-of';

type Statement = {
  law: string;
  on: readonly (keyof SiteContent)[];
  says: PerCompleteLocale<RegExp>;
  never?: PerCompleteLocale<RegExp>;
};

/** What several pages say about the law, and must say alike. */
const statements: readonly Statement[] = [
  {
    law: 'a request to stop email or texts works when it arrives, without a period of grace',
    on: ['optout', 'unsubscribe', 'terms-of-use', 'privacy-notice', 'make-payment/pay-by-email'],
    says: { en: /when your request reaches us/, es: /en cuanto (?:nos llega|recibimos) su solicitud/ },
    never: {
      en: /\b(?:stop|act)\b[^.]*\b10 business days/i,
      es: /(?:dejamos|cumplimos)[^.]*10 días hábiles/i,
    },
  },
  {
    law: 'the strictest limit on contact holds for everyone',
    on: ['services', 'contact', 'help/limit-contact'],
    says: {
      en: /in any seven days.*two calls or texts.*three contacts|two calls or texts in seven days.*three contacts/,
      es: /siete días.*dos llamadas o mensajes.*tres contactos|dos llamadas o mensajes.*siete días.*tres contactos/,
    },
  },
  {
    law: 'work is called twice in 30 days at most, and nobody within seven days after a talk',
    on: ['services', 'contact', 'help/limit-contact'],
    says: {
      en: /a place such as work, we make no more than two calls in 30 days.*talked with you.*for seven days/,
      es: /lugar como el trabajo no hacemos más de dos llamadas en 30 días.*hablar con usted.*en siete días/,
    },
  },
  {
    law: 'only federal law asks for a dispute in writing: in New York City a call may count, and later',
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
    law: 'an email to the mailbox for disputes counts as writing',
    on: ['contact', 'optout'],
    says: {
      en: /email to disputes@.*counts? as writing/,
      es: /correo electrónico a disputes@.*(?:vale|cuenta)n? como [a-z ]*escrito/,
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
    law: 'a stop-payment order at the bank is a right for recurring payments, three business days before',
    on: ['make-payment', 'make-payment/efta-consent'],
    says: {
      en: /recurring payments?.*stop-payment order.*at least three business days before/,
      es: /recurrente.*orden de suspensión de pago.*al menos tres días hábiles antes/,
    },
  },
  {
    law: 'no medical debt goes to a credit bureau',
    on: ['privacy-notice', 'california-privacy-notice', 'help/medical-bill', 'help/credit-report'],
    says: {
      en: /no medical debt/,
      es: /(?:ninguna deuda médica|No (?:reportamos|informamos)[^.]*deudas? médicas?)/,
    },
  },
  {
    law: 'who is in bankruptcy is not asked to pay, and that stands beside the attempt to collect',
    on: ['disclosures'],
    says: {
      en: /attempt to collect a debt\..*does not ask you to pay\./,
      es: /intento de cobrar una deuda\..*no le pide que pague\./,
    },
  },
];

describe.each(completeLocales)('what several pages say about the law is the same in %s', (locale) => {
  const cases = statements.flatMap(({ law, on, says, never }) => on.map((page) => ({ law, page, says, never })));

  it.each(cases)('$page: $law', ({ page, says, never }) => {
    const words = wordsOf(contentIn(locale)[page]);
    expect(words).toMatch(says[locale]);
    if (never) expect(words).not.toMatch(never[locale]);
  });
});
