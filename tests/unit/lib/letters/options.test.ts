import { expect, it } from 'vitest';
import { isChosen, knownChoices, options } from '@/lib/letters/options';

it('keeps only known options, in the order of the form', () => {
  expect(knownChoices({ ways: ['mail', 'pigeon', 'calls'], work: [], colors: ['red'] })).toEqual({
    ways: ['calls', 'mail'],
    work: [],
  });
});

it('knows whether an option is chosen, also without an answer', () => {
  expect(isChosen({ times: ['within'] }, 'times', 'within')).toBe(true);
  expect(isChosen({ times: ['any'] }, 'times', 'within')).toBe(false);
  expect(isChosen({}, 'times', 'within')).toBe(false);
});

it('offers addresses of the armed forces, and the time zone of every territory', () => {
  expect(options.state).toEqual(expect.arrayContaining(['AA', 'AE', 'AP']));
  expect(options.zone).toEqual(expect.arrayContaining(['atlantic', 'chamorro', 'samoa']));
});
