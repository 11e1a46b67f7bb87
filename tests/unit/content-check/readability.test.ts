import { describe, expect, it } from 'vitest';
import { countText, fleschKincaid, inflesz, scoreOf } from '@/content-check/readability';
import { readingLevel } from '@/content-check/rules/reading-level';
import { numbersIn } from '@/content-check/text/numbers';
import { sentences } from '@/content-check/text/sentences';
import { syllables } from '@/content-check/text/syllables';
import { siteWith } from './fixture';

describe('sentences', () => {
  it.each([
    ['We are open until 7:00 p.m. Eastern. Call us.', 2],
    ['We close at 7:00 p.m. Call us.', 2],
    ['Abrimos de 8:00 a. m. a 7:00 p. m., hora del Este. Llame.', 2],
    ['Wexcombe & Vale, P.C., is a law firm. It collects debts.', 2],
    ['Wexcombe & Vale, P.C. We collect debts.', 2],
    ['Write to P.O. Box 1000. Use blue ink.', 2],
    ['El U.S. Code es una ley. ¿Qué dice? ¡Léalo!', 3],
    ['Do I have to pay now? No. You can dispute it first.', 3],
    ['It is license No. 0000000. It is license No. CCA-0000000.', 2],
    ['We write to people in the U.S. You can call.', 2],
    ['The U.S. Department of Justice has a list. The U.S. list is long.', 2],
    ['“Pay me.” We never say that.', 2],
    ['Version 5.2 is new. See 12 C.F.R. 1006.', 2],
    ['You may:', 1],
    ['', 0],
  ])('splits “%s” into %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
});

describe('syllables', () => {
  it.each([
    ['debt', 1],
    ['collector', 3],
    ['lawyer', 2],
    ['business', 2],
    ['area', 3],
    ['asked', 1],
    ['you’ll', 1],
    ['firm’s', 1],
    ['toll-free', 2],
    ['TTY', 3],
    ['constructor', 3],
    ['800-555-0199', 1],
    ['info@firm.example', 1],
  ])('counts English %s as %i', (word, count) => {
    expect(syllables(word, 'en')).toBe(count);
  });

  it.each([
    ['deuda', 2],
    ['cobrador', 3],
    ['país', 2],
    ['cuídate', 3],
    ['acreedor', 4],
    ['vehículo', 4],
    ['que', 1],
    ['guitarra', 3],
    ['pingüino', 3],
    ['prohibir', 2],
    ['ahí', 2],
    ['muy', 1],
    ['leyes', 2],
    ['y', 1],
    ['día', 2],
    ['averiguar', 4],
    ['ciudad', 2],
    ['línea', 3],
    ['electrónico', 5],
    ['estadounidense', 6],
    ['huevo', 2],
  ])('counts Spanish %s as %i', (word, count) => {
    expect(syllables(word, 'es')).toBe(count);
  });
});

describe('formulas', () => {
  it.each([
    [{ sentences: 1, words: 10, syllables: 15 }, 6.01, 103.385],
    [{ sentences: 2, words: 30, syllables: 60 }, 13.86, 67.235],
    [{ sentences: 4, words: 40, syllables: 48 }, 2.47, 122.075],
  ])('return the known scores for %o', (counts, grade, score) => {
    expect(fleschKincaid(counts)).toBeCloseTo(grade, 2);
    expect(inflesz(counts)).toBeCloseTo(score, 2);
  });

  it('ignore markup and count each list item as a paragraph', () => {
    expect(countText(['You may [call us](/contact).', 'or **write**'], 'en')).toEqual({
      sentences: 2,
      words: 6,
      syllables: 6,
    });
  });

  it('rank plain words before hard ones in both languages', () => {
    expect(scoreOf(['We will call you. You can say no.'], 'en')).toBeLessThan(
      scoreOf(['Notwithstanding contrary contractual stipulations, communications continue.'], 'en'),
    );
    expect(scoreOf(['Le vamos a llamar. Puede decir que no.'], 'es')).toBeGreaterThan(
      scoreOf(['No obstante estipulaciones contractuales contrarias, continuarán las comunicaciones.'], 'es'),
    );
  });
});

describe('reading level', () => {
  const hard =
    'Notwithstanding any contractual stipulation to the contrary, the organization reserves unconditional authorization to reconsider applicable arrangements';
  const text = `${hard} ${hard.toLowerCase()} ${hard.toLowerCase()}.`;

  it('reports a page above its target and shows its hardest paragraph', () => {
    const [finding] = readingLevel.check(siteWith({ lead: 'We help.', text }, {}));
    expect(finding?.key).toBe('home.text');
    expect(finding?.message).toMatch(
      /^The running text of home has Flesch-Kincaid grade \d+\.\d; its hardest paragraph is this one\.$/,
    );
    expect(finding?.expected).toBe('Flesch-Kincaid grade ≤ 8: shorter sentences and words');
  });

  it('reports a summary of help above grade 8 in English or below INFLESZ 60 in Spanish [help-3]', () => {
    const reported = (summary: string) => {
      const page = { 'help/sued': { summary: [summary] } };
      const site = siteWith({}, {}, { content: { en: page, es: page } });
      return readingLevel.check(site).map(({ key, expected }) => `${key}: ${expected}`);
    };
    expect(reported(text)).toEqual([
      'help/sued.summary.0: Flesch-Kincaid grade ≤ 8: shorter sentences and words',
      'help/sued.summary.0: INFLESZ ≥ 60: shorter sentences and words',
    ]);
    expect(reported('We call you. You can say no. '.repeat(8))).toEqual([]);
  });

  it('uses different targets for legal bodies and their summaries', () => {
    const content = {
      en: {},
      es: { 'terms-of-use': { summary: [text], sections: [{ id: 'a', blocks: [{ text }] }] } },
    };
    const notices = { 'terms-of-use': { version: '2.0', date: { kind: 'effective' as const, year: 2021, month: 3 } } };
    const expected = readingLevel.check(siteWith({}, {}, { content, notices })).map((finding) => finding.expected);
    expect(expected).toEqual([
      'INFLESZ ≥ 60: shorter sentences and words',
      'INFLESZ ≥ 50: shorter sentences and words',
    ]);
  });
});

describe('numbers in a text', () => {
  it.each([
    ['March 1, 2021', '1 de marzo de 2021', '2021-03-01'],
    ['03/01/2021', '1.º de marzo de 2021', '2021-03-01'],
    ['October 2025', 'octubre de 2025', '2025-10'],
    ['by August 28', 'a más tardar el 28 de agosto', '--08-28'],
    ['8 a.m.', '8:00 a. m.', '8:00am'],
    ['$1,234.56', '$1,234.56', '$1234.56'],
    ['6 percent', '6 %', '6%'],
    ['forty-five days', 'cuarenta y cinco días', '45'],
    ['10,000 people', '10,000 personas', '10000'],
    ['(800) 555-0199', '800-555-0199', '8005550199'],
  ])('normalizes “%s” and “%s” to one form', (en, es, form) => {
    expect([...numbersIn(en, 'en').strict]).toEqual([form]);
    expect([...numbersIn(es, 'es').strict]).toEqual([form]);
  });
});
