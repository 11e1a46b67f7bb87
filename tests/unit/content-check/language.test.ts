import { describe, expect, it } from 'vitest';
import { fontCharactersRule } from '@/content-check/rules/font-characters';
import { forbiddenWords } from '@/content-check/rules/forbidden-words';
import { glossaryTerms } from '@/content-check/rules/glossary-terms';
import { numbers } from '@/content-check/rules/numbers';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import { spelling } from '@/content-check/rules/spelling';
import { wrongLanguage } from '@/content-check/rules/wrong-language';
import { unknownWords } from '@/content-check/unknown-words';
import { messagesOf, siteWith } from './fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('numbers', () => {
  it.each([
    ['within 30 days', 'en 13 días', '30 only in English, 13 only in Spanish'],
    ['at least three business days', 'al menos cinco días hábiles', '3 only in English, 5 only in Spanish'],
    [
      'effective March 1, 2021',
      'desde el 2 de marzo de 2021',
      '2021-03-01 only in English, 2021-03-02 only in Spanish',
    ],
    ['version 5.2.0', 'versión 5.2', '5.2.0 only in English, 5.2 only in Spanish'],
    ['until 7:00 p.m.', 'hasta las 7:00 a. m.', '7:00pm only in English, 7:00am only in Spanish'],
    ['call 800-555-0199', 'llame', '8005550199 only in English, nothing only in Spanish'],
  ])('reports “%s” against “%s”', (en, es, difference) => {
    expect(messagesOf(numbers(texts(en, es)))).toEqual([`home.lead: Numbers differ: ${difference}.`]);
  });
});

describe('wrong language', () => {
  it('reports an English sentence on a Spanish page', () => {
    const site = texts('We answer. You can write to us by mail.', 'Respondemos. You can write to us by mail.');
    expect(messagesOf(wrongLanguage(site))).toEqual([
      'home.lead: The Spanish page says in English: “You can write to us by mail.”',
    ]);
  });

  it('reports a text that was left untranslated', () => {
    expect(messagesOf(wrongLanguage(texts('Find way forward today', 'Find way forward today')))).toEqual([
      'home.lead: The text is the same in both languages.',
    ]);
  });

  it('lets names pass', () => {
    expect(wrongLanguage(texts('NMLS Consumer Access Registry', 'NMLS Consumer Access Registry'))).toEqual([]);
  });
});

describe('glossary', () => {
  it('reports a strict term that is translated otherwise', () => {
    const [finding] = glossaryTerms(texts('Debt collectors must say so.', 'Las agencias de cobranza deben decirlo.'));
    expect(finding).toMatchObject({
      message: 'The English says “debt collector”, the Spanish does not say “cobrador de deudas”.',
      files: ['content/es/home.ts'],
    });
  });

  it('allows for plural, capitals and accents, and reads longer terms first', () => {
    expect(glossaryTerms(texts('Debt Collectors', 'Los cobradores de deudas'))).toEqual([]);
    expect(glossaryTerms(texts('The Fair Debt Collector Act', 'La Ley de Cobro Justo'))).toEqual([]);
  });

  it('and the dictionary do not read the firm’s own names, streets and towns', () => {
    const copy = ['Write to Debt Collector Court 5, Thornby.', 'Escriba a Debt Collector Court 5, Thornby.'] as const;
    const unknown = { en: new Set(['Thornby']), es: new Set(['Court', 'Thornby']) };
    const site = { ...texts(...copy), unknownWords: unknown };
    expect([...glossaryTerms(site), ...spelling(site)]).toHaveLength(3);
    const named = { ...site, names: ['Debt Collector Court 5', 'Thornby'] };
    expect([...glossaryTerms(named), ...spelling(named)]).toEqual([]);
  });
});

describe('spelling', () => {
  it('reports words that the dictionaries of both languages do not know', async () => {
    const [en, es] = [
      'You recieve a letter from Yonkers at info@firm.example.',
      'Usted recive una carta; díganos si va a disputarla en Massachusetts.',
    ];
    const site = siteWith(
      { lead: en },
      { lead: es },
      { unknownWords: { en: await unknownWords([en], 'en', '.'), es: await unknownWords([es], 'es', '.') } },
    );
    expect(messagesOf(spelling(site))).toEqual([
      'home.lead: Not in the English dictionary: recieve.',
      'home.lead: Not in the Spanish dictionary: recive.',
    ]);
  });
});

describe('forbidden words', () => {
  it.each([
    ['We may take legal action.', '', '“We may take legal action” sounds like a threat'],
    ['Act now to stop this.', '', '“Act now” presses the reader'],
    ['You should be ashamed.', '', '“ashamed” shames the reader'],
    ['Click here to pay.', '', '“Click here” does not say where the link goes'],
    ['Here stands ipsum.', '', '“ipsum” is a placeholder'],
    ['TODO the hours', '', '“TODO” is a placeholder'],
    ["It's your right.", '', "“'” is a straight mark"],
    ['', 'Podéis llamar.', '“Podéis” is peninsular Spanish'],
    ['', 'Use su ordenador.', '“ordenador” is peninsular Spanish'],
    ['', 'Llame a tu banco.', '“tu” is the familiar “tú”'],
    ['', 'Último aviso de pago.', '“Último aviso” presses the reader'],
    ['', 'Escriba un email.', '“email” is English'],
    ['', 'Un agente puede pedir por usted.', '“pedir por usted” has another word on this site'],
    ['', 'Pida su reporte de crédito.', '“reporte de crédito” has another word on this site'],
    ['', 'Vaya a la corte.', '“corte” has another word on this site'],
    ['', 'Reunimos su información.', '“Reunimos su información” has another word on this site'],
    ['Ask your attorney.', '', '“attorney” has another word on this site'],
    ['Tell the credit agency.', '', '“credit agency” has another word on this site'],
  ])('reports %s%s', (en, es, message) => {
    const found = messagesOf(forbiddenWords(texts(en, es)));
    expect(found).toContain(`home.lead: ${message}.`);
  });

  it('lets calm words pass', () => {
    expect(
      forbiddenWords(
        texts(
          'If you cannot pay now, call us. You’ll be heard. Ask your attorney general, or give a power of attorney.',
          'Si no puede pagar ahora, llámenos. Sus tres seis países. Un lector de pantalla sirve, y puede reunir sus papeles.',
        ),
      ),
    ).toEqual([]);
  });
});

describe('characters', () => {
  it('reports what the fonts do not hold', () => {
    expect(messagesOf(fontCharactersRule(texts('See note † below', 'Vea la nota')))).toEqual([
      'home.lead: The fonts do not hold "†" (U+2020).',
    ]);
  });
});

describe('repeated sentences', () => {
  const long = 'We are a debt collector and want to collect a debt.';

  it('reports a sentence of more than eight words that stands twice in a module', () => {
    const [finding] = repeatedSentences(siteWith({ lead: long, items: [`Please read this. ${long}`] }, {}));
    expect(finding).toMatchObject({
      key: 'home.items.0',
      message: `Stands on this page already, at home.lead: “${long}”`,
    });
  });

  it('reports one that the footer says already, and only that of every page', () => {
    const disclosures = {
      everyPage: [{ id: 'debt', text: long }],
      homeOnly: { id: 'home', text: 'Past results do not promise the same result in any new case.' },
    };
    const content = { en: { home: { lead: long, note: disclosures.homeOnly.text }, disclosures }, es: {} };
    expect(messagesOf(repeatedSentences(siteWith({}, {}, { content })))).toEqual([
      `home.lead: Stands on this page already, at disclosures.everyPage.debt.text: “${long}”`,
    ]);
  });

  it('lets eight words, table cells and descriptions pass', () => {
    const rows = [[long, long]];
    expect(
      repeatedSentences(
        siteWith(
          {
            lead: long,
            meta: { description: long },
            rows,
            items: ['We keep it for three years in all.', 'We keep it for three years in all.'],
          },
          {},
        ),
      ),
    ).toEqual([]);
  });
});
