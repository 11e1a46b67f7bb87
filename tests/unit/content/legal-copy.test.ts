import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { escapePattern } from '@/hosts/escape-pattern';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { wordsOf } from './words-of';

/** A rule that the copy must state: where, and as what, in each language. */
type Rule = { rule: string; in: (locale: CompleteLocale) => unknown; says: PerCompleteLocale<readonly RegExp[]> };

const terms = (locale: CompleteLocale) => contentIn(locale)['terms-of-use'];
const california = (locale: CompleteLocale) => contentIn(locale)['california-privacy-notice'];

const rules: readonly Rule[] = [
  {
    rule: 'a payment authorization is canceled by a notice received three business days before it takes effect [notice-3]',
    in: (locale) => contentIn(locale)['make-payment/efta-consent'],
    says: {
      en: [/We must receive your notice at least three business days before the authorized payment takes effect/],
      es: [/Debemos recibir su aviso al menos tres días hábiles antes de que el pago autorizado se haga efectivo/],
    },
  },
  {
    rule: 'consent can be withdrawn until the Payment Authorization is separately agreed to [notice-4]',
    in: (locale) => contentIn(locale)['make-payment/efta-consent'],
    says: {
      en: [/withdraw this consent at any time until you separately agree to the Payment Authorization/],
      es: [
        /Puede retirar este consentimiento en cualquier momento hasta que acepte por separado la Autorización de pago/,
      ],
    },
  },
  {
    rule: 'a Californian’s request needs proof of identity and of residency [notice-5]',
    in: california,
    says: {
      en: [/proof of identity and proof of California residency/],
      es: [/prueba de identidad y prueba de residencia en California/],
    },
  },
  {
    rule: 'an applicant’s request needs name, home address and the last four digits of the SSN [notice-6]',
    in: (locale) => contentIn(locale)['job-applicant-privacy-notice'],
    says: {
      en: [/your name, your home address and the last four digits of your Social Security number/],
      es: [/su nombre, su domicilio y los últimos cuatro dígitos de su número de Seguro Social/],
    },
  },
  {
    rule: 'a visitor is 18 or older and in the United States, and access from outside may be restricted [notice-7]',
    in: terms,
    says: {
      en: [
        /You must be 18 or older/,
        /for use in the United States only/,
        /may restrict access from outside the United States/,
      ],
      es: [
        /hay que tener 18 años o más/,
        /para usarse solo en Estados Unidos/,
        /Podemos restringir el acceso desde fuera de Estados Unidos/,
      ],
    },
  },
  {
    rule: 'some functions require logging in, on other sites [notice-8]',
    in: (locale) => contentIn(locale)['privacy-notice'],
    says: {
      en: [/Some functions require logging in .*they are on other sites/],
      es: [/Algunas funciones exigen iniciar sesión.*están en otros sitios/],
    },
  },
  {
    rule: 'an agent needs a signed permission or a power of attorney; a business entity is registered in California [notice-9]',
    in: california,
    says: {
      en: [
        /Signed permission from you .*or a power of attorney/,
        /business entity, it must be registered in California/,
      ],
      es: [/Permiso firmado por usted .*o un poder legal/, /entidad comercial, debe estar registrada en California/],
    },
  },
  {
    rule: 'the California notice looks back over 12 months [notice-10]',
    in: california,
    says: {
      en: [/look back over the 12 months before this update/],
      es: [/Las tablas cubren los 12 meses anteriores a esta actualización/],
    },
  },
  {
    rule: 'texts stop with STOP, email with the unsubscribe link [notice-11]',
    in: (locale) => [contentIn(locale).optout, contentIn(locale).unsubscribe],
    says: {
      en: [/Reply STOP to any text/, /Every email we send has an unsubscribe link/],
      es: [/Responda STOP a cualquier mensaje de texto/, /trae al final un enlace para cancelar la suscripción/],
    },
  },
  {
    rule: 'arbitration follows 30 days of informal negotiation from receipt of the notice [notice-12]',
    in: terms,
    says: {
      en: [/For 30 days from receipt of the notice, .*informal negotiation/],
      es: [
        /Durante los 30 días (?:después de recibir|siguientes a la fecha en que se recibe) el aviso, .*negociación informal/,
      ],
    },
  },
  {
    rule: 'arbitration is by two named bodies, in Massachusetts, under the Federal Arbitration Act and US federal and Massachusetts law [notice-13]',
    in: terms,
    says: {
      en: [
        ...firm.arbitrationBodies.map((body) => new RegExp(escapePattern(body))),
        /arbitration is held in Massachusetts/,
        /Federal Arbitration Act governs/,
        /applies US federal law and Massachusetts law/,
      ],
      es: [
        ...firm.arbitrationBodies.map((body) => new RegExp(escapePattern(body))),
        /El arbitraje se lleva a cabo en Massachusetts/,
        /La Ley Federal de Arbitraje rige/,
        /aplica la ley federal de Estados Unidos y la ley de Massachusetts/,
      ],
    },
  },
];

describe.each(completeLocales)('the copy in %s states', (locale) => {
  it.each(rules)('$rule', ({ rule, in: part, says }) => {
    const words = wordsOf(part(locale));
    const hint = `The copy states that ${rule}. If it still does in other words, change the pattern in this file, too`;
    expect(
      says[locale].filter((sentence) => !sentence.test(words)),
      hint,
    ).toEqual([]);
  });
});

/** Topics that the terms of use must have, by the section's id. */
const topics = [
  'automated-calls-and-texts',
  'email-consent',
  'call-recording',
  'arbitration',
  'class-action-waiver',
  'jury-trial-waiver',
  'liability-limitation',
  'indemnity',
  'virus-disclaimer',
  'prohibited-activities',
  'payment-restrictions',
  'who-may-use',
  'linked-sites',
  'changes-to-terms',
  'severability',
  'privacy',
  'your-own-account',
];

/** What the items of the list of prohibited activities begin with, in bold. */
const prohibited: PerCompleteLocale<readonly string[]> = {
  en: [
    'Automated scraping',
    'Unauthorized access',
    'Probing security',
    'Overloading infrastructure',
    'Interfering with transactions',
    'Impersonation',
    'Unlawful use',
  ],
  es: [
    'Extracción automática de datos',
    'Acceso no autorizado',
    'Pruebas de seguridad',
    'Sobrecarga de la infraestructura',
    'Interferencia con transacciones',
    'Suplantación de identidad',
    'Uso ilegal',
  ],
};

describe('the terms of use', () => {
  it.each(completeLocales)('have a section for each topic in %s [notice-2]', (locale) => {
    expect(terms(locale).sections.map(({ id }) => id)).toEqual(expect.arrayContaining(topics));
  });

  it.each(completeLocales)('prohibit each listed activity, in %s [notice-2]', (locale) => {
    const { blocks } = terms(locale).sections.find(({ id }) => id === 'prohibited-activities') ?? { blocks: [] };
    const items = blocks.flatMap((block) => (block.type === 'paragraph_with_list' ? block.list.items : []));
    expect(items.map((item) => /^\*\*(.+?)\.\*\* ./.exec(String(item))?.[1])).toEqual(prohibited[locale]);
  });
});
