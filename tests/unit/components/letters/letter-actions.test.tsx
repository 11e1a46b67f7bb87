// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { printOnClick } from '@/boot/print';
import { LetterActions } from '@/components/letters/letter-actions';
import type { Letter } from '@/lib/letters/letter';

const words = { print: 'Print', copy: 'Copy', copied: 'Copied', notCopied: 'Not copied', printHint: 'A hint' };
const letter: Letter = {
  locale: 'en',
  sender: ['Ana'],
  date: '',
  recipient: [],
  subject: '',
  details: [],
  salutation: '',
  paragraphs: [],
  closing: '',
  signature: '',
  name: '',
};

afterEach(cleanup);

test.each([
  ['copies the letter', { writeText: () => Promise.resolve() }, words.copied],
  ['is refused', { writeText: () => Promise.reject(new Error('denied')) }, words.notCopied],
  ['is missing, as on a page without https', undefined, words.notCopied],
])('says what came of copying when the clipboard %s [letters-6]', async (_name, clipboard, said) => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }) as Navigator);
  render(<LetterActions letter={letter} words={words} onPrint={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: words.copy }));
  expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
});

test('the status is the result of copying alone, beside the hint on printing [letters-6]', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }) as Navigator);
  render(<LetterActions letter={letter} words={words} onPrint={() => {}} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: words.copy }));
  await screen.findByText(words.notCopied);
  expect(status.textContent).toBe(words.notCopied);
  expect(screen.getByText(words.printHint)).toBeDefined();
});

test('prints once, when the letter has been chosen [letters-6]', () => {
  const shown: (string | null)[] = [];
  vi.stubGlobal('print', () => shown.push(screen.getByTestId('chosen').textContent));
  printOnClick();
  render(<Chosen />);
  fireEvent.click(screen.getByRole('button', { name: words.print }));
  expect(shown).toEqual(['yes']);
});

function Chosen() {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      <p data-testid="chosen">{isChosen ? 'yes' : 'no'}</p>
      <LetterActions letter={letter} words={words} onPrint={() => setIsChosen(true)} />
    </>
  );
}
