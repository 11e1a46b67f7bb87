import { expect, it } from 'vitest';
import { isChosen, knownChoices } from '@/lib/letters/options';

it('takes from a form only what it offers, in the order in which it is offered', () => {
  expect(knownChoices({ ways: ['mail', 'pigeon', 'calls'], work: [], colors: ['red'] })).toEqual({
    ways: ['calls', 'mail'],
    work: [],
  });
});

it('knows which option is chosen, and that none is where nothing was asked', () => {
  expect(isChosen({ times: ['within'] }, 'times', 'within')).toBe(true);
  expect(isChosen({ times: ['any'] }, 'times', 'within')).toBe(false);
  expect(isChosen({}, 'times', 'within')).toBe(false);
});
