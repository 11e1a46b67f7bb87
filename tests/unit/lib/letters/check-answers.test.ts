import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '@/lib/letters/check-answers';
import { type LetterKind, letterKinds } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';
import type { Choices } from '@/lib/letters/options';
import { clock, type Given, typedFor } from './typed';

const problemsOf = (kind: LetterKind, given: Given = {}) => {
  const checked = checkAnswers(kind, typedFor(kind, given), clock);
  return 'problems' in checked ? checked.problems.map(({ field, code }) => `${field}: ${code}`) : [];
};
const answersOf = (kind: LetterKind, given: Given = {}) => {
  const checked = checkAnswers(kind, typedFor(kind, given), clock);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.answer;
};

describe('the form of a letter', () => {
  it.each(letterKinds)('%s is accepted with the required answers', (kind) => {
    expect(problemsOf(kind)).toEqual([]);
  });

  it.each(letterKinds)(
    '%s requires name, address, city, state and ZIP code, in the order of the form [letters-2]',
    (kind) => {
      const empty = { name: ' ', street: '\n', city: '', state: '', zip: '' };
      expect(problemsOf(kind, { texts: empty })).toEqual(
        ['name', 'street', 'city', 'state', 'zip'].map((field) => `${field}: required`),
      );
    },
  );

  it.each([
    ['06103', true],
    ['06103-1234', true],
    ['06103–1234', true],
    ['061031234', false],
    ['06103 1234', false],
    ['6103', false],
    ['06103-12', false],
    ['ABCDE', false],
  ])('a ZIP code has five digits, or nine with a hyphen: %s [letters-2]', (zip, isRight) => {
    expect(problemsOf('dispute', { texts: { zip } })).toEqual(isRight ? [] : ['zip: invalid']);
  });

  it.each([
    ['WV-000123', true],
    ['WV–000123', true],
    ['A-1', true],
    ['4471-20938-1123', true],
    ['4471–20938–1123', true],
    ['447120938112', true],
    ['', true],
    ['-123', false],
    ['AB', false],
    ['WV 000123', false],
    ['ñ-12-a', false],
    ['a/b', false],
    ['<b>', false],
    ['WV-1 x', false],
  ])('a reference has at least three letters, digits and hyphens: %s [letters-2]', (reference, isRight) => {
    expect(problemsOf('dispute', { texts: { reference } })).toEqual(isRight ? [] : ['reference: invalid']);
  });

  it('a reference is converted to uppercase, as on the notice [letters-2]', () => {
    expect(answersOf('dispute', { texts: { reference: 'wv-000123' } }).texts.reference).toBe('WV-000123');
  });

  it.each([
    ['Ana', true],
    ['María-José O’Brien, Jr.', true],
    ["Ng'ang'a Wanjirũ", true],
    ['李小龙', true],
    ['مريم', true],
    ['Zu\u0308rich', true],
    ['A', false],
    ['Ana 3', false],
    ['Ana ３', false],
    ['<b>"Ana"</b> 🙂', true],
  ])('a name has at least two characters and no digit: %s [letters-2]', (name, isRight) => {
    expect(problemsOf('dispute', { texts: { name } })).toEqual(isRight ? [] : ['name: invalid']);
  });

  it('a state must be in the list', () => {
    expect(problemsOf('dispute', { texts: { state: 'XX' } })).toEqual(['state: required']);
  });

  it.each([
    ['name', '4111 1111 1111 1111'],
    ['street', '123-45-6789'],
    ['city', 'routing 011000015'],
    ['creditor', '4111111111111111'],
    ['reference', '123456789'],
    ['reference', '123-45-6789'],
    ['reference', '4111-1111-1111-1111'],
    ['reference', 'WV-123456789'],
    ['reference', 'WV-4111111111111111'],
    ['reference', 'ACCOUNT-12345678'],
    ['zip', '123-45-6789'],
  ])('a private number is refused in %s [letters-4]', (field, typed) => {
    expect(problemsOf('dispute', { texts: { [field]: typed } })).toContain(`${field}: sensitive`);
  });

  it.each(['202600012345', 'WV-202600012345'])('a long number is a reference in its field: %s', (reference) => {
    expect(problemsOf('dispute', { texts: { reference } })).toEqual([]);
  });

  it('a private number split over two fields is refused [letters-4]', () => {
    expect(problemsOf('dispute', { texts: { street: '4111 1111', city: '1111 1111 Main' } })).toEqual([
      'street: sensitive',
    ]);
  });

  it.each(letterKinds)('%s without any answers lists all required fields', (kind) => {
    const checked = checkAnswers(kind, { texts: {}, days: {}, choices: {} }, clock);
    const isNeeded = (field: ReturnType<typeof fieldsOf>[number]) =>
      !('shownWith' in field) && (field.type === 'radio' || field.isRequired);
    expect('problems' in checked && checked.problems).toEqual(
      expect.arrayContaining(
        fieldsOf(kind)
          .filter(isNeeded)
          .map(({ name }) => ({ field: name, code: 'required' })),
      ),
    );
  });

  it('two harmless numbers in adjacent fields are accepted', () => {
    expect(problemsOf('dispute', { texts: { street: 'Room 12345', city: '6789 Town' } })).toEqual([]);
  });

  it('disputing a part requires an amount', () => {
    const part: Choices = { amount: ['part'] };
    expect(problemsOf('dispute', { choices: part })).toEqual(['partAmount: required']);
    expect(problemsOf('dispute', { choices: part, texts: { partAmount: '0' } })).toEqual(['partAmount: invalid']);
    expect(answersOf('dispute', { choices: part, texts: { partAmount: '$1,250.5' } }).amounts).toEqual({
      partAmount: 125_050,
    });
    expect(problemsOf('dispute', { texts: { partAmount: 'nothing' } })).toEqual([]);
  });

  it.each([
    ['1,250.50', '1250.50', []],
    ['1250.51', '1250.50', ['partAmount: unfit']],
    ['1250.51', '', []],
    ['1250', 'nothing', ['claimedAmount: invalid']],
  ])('a part of %s against a claimed amount of %s', (partAmount, claimedAmount, problems) => {
    expect(problemsOf('dispute', { choices: { amount: ['part'] }, texts: { partAmount, claimedAmount } })).toEqual(
      problems,
    );
  });

  it('another reason is required, and truncated at 300 characters [letters-4]', () => {
    const other: Choices = { reasons: ['other'] };
    expect(problemsOf('dispute', { choices: other })).toEqual(['ownWords: required']);
    const { ownWords } = answersOf('dispute', { choices: other, texts: { ownWords: 'x'.repeat(10_000) } }).texts;
    expect(ownWords).toHaveLength(300);
  });

  it('an address is truncated at three lines of sixty characters [letters-2]', () => {
    const { street } = answersOf('dispute', { texts: { street: `${'a'.repeat(90)}\nb\nc\nd` } }).lines;
    expect(street).toEqual(['a'.repeat(60), 'b', 'c']);
  });

  it('an address line of a hundred characters is wrapped [letters-2]', () => {
    const words = [
      'The Residences at Harrow Quay,',
      'Building 12 of the North Court,',
      'Apartment 3, care of Rosa Vega Soto',
    ];
    const { street = [] } = answersOf('dispute', { texts: { street: words.join(' ') } }).lines;
    expect(street.join(' ')).toBe(words.join(' '));
    expect(street.every((line) => line.length <= 60)).toBe(true);
  });

  it.each([
    'See https://evil.test/a',
    'www.evil.test',
    'look at evil.com',
    'LOOK AT EVIL.COM',
    'look at evil.net',
    'LOOK AT EVIL.NET',
    'Pay at Evil.Net/login',
    'look at pay.evil.app.',
    'evil.xyz/pay',
    'EVIL.XYZ/PAY',
    'See evil.xyz for details',
    'look at evil.io.',
    'look at evil.co.uk',
    'bit.ly has it',
    't.co/pay',
    '[here](javascript:alert)',
  ])('a reason with a link is refused: %s [letters-4]', (ownWords) => {
    expect(problemsOf('dispute', { choices: { reasons: ['other'] }, texts: { ownWords } })).toEqual(['ownWords: link']);
  });

  it('a creditor may have the name of a site', () => {
    expect(problemsOf('dispute', { texts: { creditor: 'Sample-Store.com' } })).toEqual([]);
  });

  it.each([
    'I paid it.It was in May',
    'I paid.Net zero',
    'It is a test.Test it',
    'I paid.Then/now I do not',
    'The creditor was U.S.Bank/Visa',
    'The creditor was J.C.Penney/Synchrony',
    'The creditor was U.S.BANK/VISA',
    'I wrote to ana@mail.example',
    'No. 5/6, at 3 p.m.',
    'I paid Sample Inc.and the bank, e.g.by card',
    'Hablé con la Sra.Ruíz y el Sr.Ly en mayo. No es mía.Común es el error',
    'Account No.CN-20431, when I lived in London.UK was home',
    'I moved from San Diego.CA is no longer my home',
    'I wrote to Sample Co.Us there were two',
    'Pagué.Es la de mi hermana, p.ej.la de mayo',
    'Vivo en EE.UU.de forma legal',
  ])('a text that only resembles a link is accepted: %s', (ownWords) => {
    expect(problemsOf('dispute', { choices: { reasons: ['other'] }, texts: { ownWords } })).toEqual([]);
  });

  it.each<[Choices, string]>([
    [{ ways: [] }, 'ways: required'],
    [{ ways: [], onlyWays: ['calls', 'texts', 'email', 'mail'] }, 'ways: required'],
    [{ ways: ['calls', 'texts', 'email', 'mail'] }, 'ways: invalid'],
    [{ ways: ['calls', 'mail'], onlyWays: ['mail'] }, 'onlyWays: unfit'],
    [{ ways: ['calls'], onlyWays: ['calls', 'mail'] }, 'onlyWays: unfit'],
  ])('limits must leave a way to write, and limit something', (choices, problem) => {
    expect(problemsOf('limit-contact', { choices })).toEqual([problem]);
  });

  it.each([
    ['notNumbers', '617-555-0188\n617-555-0189', undefined],
    ['notNumbers', '6175550188\n6175550189', undefined],
    ['notNumbers', '+5215512345679\n+447911123456', undefined],
    ['notNumbers', '617-555-0188\n555-0189', 'invalid'],
    ['notNumbers', '4111 1111 1111 1111', 'sensitive'],
    ['notNumbers', '617-555-0188\n4111 1111 1111 1111', 'sensitive'],
    ['notEmails', 'ana@mail.example', undefined],
    ['notEmails', '123456789@mail.example', undefined],
    ['notEmails', 'ana@mail.example\n123456789@mail.example', undefined],
    ['notEmails', '123456789', 'sensitive'],
    ['notEmails', '123-45-6789@mail.example', 'sensitive'],
    ['notEmails', '4111111111111111@mail.example', 'sensitive'],
    ['notEmails', 'ana@mail', 'invalid'],
    ['notEmails', '<b>@mail.example', 'invalid'],
    ['notEmails', 'ana@<b>.example', 'invalid'],
    ['notEmails', 'ana@mail.<b>', 'invalid'],
    ['notEmails', '@mail.example', 'invalid'],
    ['notEmails', 'ana@mail.', 'invalid'],
    ['notEmails', 'ana@.example', 'invalid'],
    ['notEmails', 'ana@@mail.example', 'invalid'],
    ['notEmails', 'write to ana@mail.example', 'invalid'],
    ['notEmails', 'ana@mail.example at night', 'invalid'],
    ['notEmails', 'ana@mail.example\neva@mail', 'invalid'],
    ['notPlaces', '27 Sample Street', undefined],
    ['notPlaces', 'https://evil.test', 'link'],
    ['notPlaces', '27 Sample Street\nhttps://evil.test', 'link'],
  ])('a number, an address or a place is a sufficient limit if valid: %s %j [letters-13]', (field, typed, problem) => {
    const problems = problemsOf('limit-contact', { choices: { ways: [] }, texts: { [field]: typed } });
    expect(problems).toEqual(problem ? [`${field}: ${problem}`] : []);
  });

  it('hours must run from earlier to later', () => {
    const within: Choices = { times: ['within'] };
    const texts = { from: '9', until: '9', zone: 'eastern' };
    expect(problemsOf('limit-contact', { choices: within, texts })).toEqual(['until: invalid']);
    expect(problemsOf('limit-contact', { choices: within, texts: { ...texts, until: '17' } })).toEqual([]);
    expect(answersOf('limit-contact', { choices: within, texts: { ...texts, until: '17' } }).hours).toEqual({
      from: 9,
      until: 17,
    });
  });

  it.each<[Choices, string[]]>([
    [{ ways: [], onlyWays: ['mail'] }, ['times: unfit']],
    [{ ways: [], onlyWays: ['email', 'mail'] }, ['times: unfit']],
    [{ ways: ['calls', 'texts'] }, ['times: unfit']],
    [{ ways: ['calls'], onlyWays: ['mail'] }, ['times: unfit']],
    [{ ways: ['calls'] }, []],
    [{ ways: ['texts', 'email', 'mail'] }, []],
    [{ ways: [], onlyWays: ['texts'] }, []],
    [{ ways: ['texts'], onlyWays: ['calls', 'mail'] }, []],
    [{ ways: ['calls', 'texts'], times: ['any'] }, []],
  ])('days and hours are refused if neither calls nor texts are allowed: %j [letters-15]', (choices, problems) => {
    const texts = { from: '9', until: '17', zone: 'eastern' };
    const given = { texts, choices: { times: ['within'], days: ['weekends'], ...choices } as const };
    expect(problemsOf('limit-contact', given)).toEqual(problems);
  });

  it('every hour that is offered fits one of the other list', () => {
    const hoursOf = (name: string) =>
      fieldsOf('limit-contact').flatMap((field) => (field.name === name && field.type === 'hour' ? field.hours : []));
    const [from, until] = [hoursOf('from'), hoursOf('until')];
    expect(Math.max(...from)).toBeLessThan(Math.max(...until));
    expect(Math.min(...from)).toBeLessThan(Math.min(...until));
  });

  it.each<Choices>([{ work: ['notAtWork'] }, { work: ['employer'] }, { onlyWays: ['mail'] }])(
    '%j is a sufficient limit',
    (choices) => {
      expect(problemsOf('limit-contact', { choices: { ways: [], ...choices } })).toEqual([]);
    },
  );

  it('all shown hour fields are required', () => {
    const within: Choices = { times: ['within'], days: [] };
    expect(problemsOf('limit-contact', { choices: within })).toEqual(
      ['days', 'from', 'until', 'zone'].map((field) => `${field}: required`),
    );
    const unlawful = { from: '7', until: '22', zone: 'lunar' };
    expect(problemsOf('limit-contact', { choices: { times: ['within'] }, texts: unlawful })).toEqual(
      ['from', 'until', 'zone'].map((field) => `${field}: required`),
    );
  });

  it('hours are a sufficient limit', () => {
    const choices: Choices = { ways: [], times: ['within'], days: ['everyDay'] };
    const texts = { from: '9', until: '17', zone: 'eastern' };
    expect(problemsOf('limit-contact', { choices, texts })).toEqual([]);
  });

  it.each([
    ['617-555-0188', true],
    ['5550188', false],
    ['office: (617) 555 0188, ext. 4', true],
    ['617-555', false],
    ['(((...)))', false],
    ['ask at the office', false],
  ])('a phone has at least ten digits: %s', (lawyerPhone, isRight) => {
    const texts = { lawyerPhone, lawyerAddress: '1 Court Street' };
    expect(problemsOf('my-lawyer', { texts })).toEqual(isRight ? [] : ['lawyerPhone: invalid']);
  });

  it('each field is reported once, in the order of the form', () => {
    const refused = { lawyerPhone: '', lawyerAddress: '4111111111111111' };
    expect(problemsOf('my-lawyer', { texts: refused })).toEqual(['lawyerAddress: sensitive']);
    const texts = { name: '', lawyerPhone: '' };
    expect(problemsOf('my-lawyer', { texts, days: { letterDate: '2026-02-30' } })).toEqual([
      'name: required',
      'lawyerAddress: required',
      'letterDate: no-such-day',
    ]);
  });

  it('a lawyer needs a postal address or a phone', () => {
    expect(problemsOf('my-lawyer', { texts: { lawyerPhone: 'call me' } })).toEqual(['lawyerPhone: invalid']);
    expect(problemsOf('my-lawyer', { texts: { lawyerPhone: '' } })).toEqual(['lawyerAddress: required']);
    expect(problemsOf('my-lawyer', { texts: { lawyerPhone: '', lawyerAddress: '1 Court Street' } })).toEqual([]);
  });

  it.each([
    ['2019-03-04', []],
    ['2026-11-24', ['lawyerSince: not-yet']],
    ['1019-03-04', ['lawyerSince: long-ago']],
  ])('a lawyer’s start date may be long ago but must be plausible: %s [letters-13]', (lawyerSince, problems) => {
    expect(problemsOf('my-lawyer', { days: { lawyerSince } })).toEqual(problems);
  });

  it('the limits of the letter that stops contact must be acknowledged', () => {
    expect(problemsOf('stop-contact', { choices: { understood: [] } })).toEqual(['understood: required']);
  });

  it.each([
    ['2026-02-30', 'letterDate: no-such-day'],
    ['26-11-23', 'letterDate: year-digits'],
    ['2036-11-23', 'letterDate: far-ahead'],
  ])('the letter’s date must be plausible: %s', (letterDate, problem) => {
    expect(problemsOf('dispute', { days: { letterDate } })).toEqual([problem]);
  });

  it.each([
    ['2026-13-01', 'month'],
    ['2026-02-30', 'day'],
    ['26-11-23', 'year'],
    ['2036-11-23', 'year'],
  ])('a date problem names its part: %s, the %s', (letterDate, part) => {
    const checked = checkAnswers('dispute', typedFor('dispute', { days: { letterDate } }), clock);
    expect('problems' in checked && checked.problems).toMatchObject([{ field: 'letterDate', part }]);
  });

  it('a date in the future has a problem without a part', () => {
    const checked = checkAnswers('dispute', typedFor('dispute', { days: { noticeDate: '2026-11-24' } }), clock);
    expect(checked).toEqual({ problems: [{ field: 'noticeDate', code: 'not-yet' }] });
  });

  it('no date is refused as a future one while today is unknown, but a year far from that of the build is', () => {
    const builtOn = { year: 2026, month: 6, day: 1 };
    const checkedOn = (noticeDate: string) =>
      checkAnswers('dispute', typedFor('dispute', { days: { noticeDate } }), { today: undefined, builtOn });
    expect(checkedOn('2026-11-05')).toHaveProperty('answer');
    expect(checkedOn('2030-01-01')).toMatchObject({ problems: [{ field: 'noticeDate', code: 'far-ahead' }] });
  });

  it('the date of a contact must not be in the future', () => {
    expect(problemsOf('more-information', { days: { contactDate: '2026-11-24' } })).toEqual(['contactDate: not-yet']);
    expect(problemsOf('more-information', { days: { contactDate: '2026-11-23' } })).toEqual([]);
  });

  it.each([
    [{ noticeDate: '2026-11-24' }, ['noticeDate: not-yet']],
    [{ noticeDate: '2026-11-02', disputeBy: '2026-11-01' }, ['disputeBy: unfit']],
    [{ noticeDate: '2026-11-02', disputeBy: '2026-11-02' }, []],
    [{ noticeDate: '2026-11-02', disputeBy: '2026-12-09' }, []],
    [{ noticeDate: '2026-11-02' }, []],
    [{ disputeBy: '2026-11-01' }, []],
  ])('a notice date must be in the past, and the dispute date not before it: %j [letters-2]', (days, problems) => {
    expect(problemsOf('dispute', { days })).toEqual(problems);
  });

  it.each<[LetterKind, Record<string, string>, string[]]>([
    ['dispute', { letterDate: '2026-11-02', noticeDate: '2026-11-03' }, ['letterDate: unfit']],
    ['dispute', { letterDate: '2025-11-02', noticeDate: '2026-11-02' }, ['letterDate: unfit']],
    ['dispute', { letterDate: '2026-11-02', noticeDate: '2026-11-02' }, []],
    ['dispute', { letterDate: '2026-11-02', disputeBy: '2026-12-09' }, []],
    ['dispute', { letterDate: '', noticeDate: '2026-11-02' }, ['letterDate: required']],
    ['more-information', { letterDate: '2026-11-02', contactDate: '2026-11-03' }, ['letterDate: unfit']],
    ['more-information', { letterDate: '2026-11-03', contactDate: '2026-11-03' }, []],
    ['my-lawyer', { letterDate: '2026-11-02', lawyerSince: '2026-11-03' }, ['letterDate: unfit']],
    ['my-lawyer', { letterDate: '2026-11-03', lawyerSince: '2026-11-03' }, []],
  ])('%s is not dated before a date that it mentions: %j [letters-2]', (kind, days, problems) => {
    expect(problemsOf(kind, { days })).toEqual(problems);
  });

  it('returns problems or answers for any input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...letterKinds),
        fc.dictionary(
          fc.constantFrom('name', 'street', 'zip', 'reference', 'partAmount', 'lawyerPhone', 'city', 'from'),
          fc.string({ unit: 'binary', maxLength: 200 }),
        ),
        (kind, texts) => {
          const checked = checkAnswers(kind, typedFor(kind, { texts }), clock);
          expect('problems' in checked ? checked.problems.length > 0 : Boolean(checked.answer)).toBe(true);
        },
      ),
    );
  });
});
