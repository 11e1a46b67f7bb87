// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Filtered } from '@/components/help/filtered';
import { HelpFilter } from '@/components/help/help-filter';
import { maxQueryLength } from '@/lib/help/query-length';

const words = {
  label: 'Find a word',
  hint: 'It stays here',
  left: '{count} of {total}',
  failed: 'No search now',
  sensitive: 'A private number',
  tooLong: 'It was cut',
};
const terms = [
  { id: 'summons', title: 'summons', text: '', more: '' },
  { id: 'levy', title: 'levy', text: '', more: '' },
];

const served = vi.fn<typeof fetch>();
let lists = 0;

beforeEach(() => {
  served.mockImplementation(() => Promise.resolve(Response.json(terms)));
  vi.stubGlobal('fetch', served);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): HTMLInputElement {
  // Each test fetches its own list, because lists are kept by their address.
  const data = `/list-${(lists += 1)}.json`;
  render(
    <HelpFilter data={data} total={terms.length} words={words} none="Nothing fits">
      {terms.map(({ id }) => (
        <Filtered key={id} as="div" ids={[id]}>
          {id}
        </Filtered>
      ))}
    </HelpFilter>,
  );
  return screen.getByRole<HTMLInputElement>('searchbox');
}

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const listed = () => terms.map(({ id }) => id).filter((id) => !screen.getByText(id).hidden);
const status = () => screen.getByRole('status').textContent;
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('is described by its hint and filters the list [field-1]', async () => {
  const field = show();
  expect(descriptionOf(field)).toEqual([words.hint]);
  type(field, 'summons');
  await vi.waitFor(() => expect(listed()).toEqual(['summons']));
  expect(status()).toBe('1 of 2');
});

test('a private number is an error of the field, and the list stays complete [form-4] [field-1]', () => {
  const field = show();
  type(field, '4111 1111 1111 1111');
  expect(descriptionOf(field)).toEqual([words.hint, words.sensitive]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(listed()).toEqual(['summons', 'levy']);
});

test('text over the limit is cut with a message [form-5]', () => {
  const field = show();
  type(field, 'a'.repeat(maxQueryLength + 1));
  expect(field.value).toHaveLength(maxQueryLength);
  expect(descriptionOf(field)).toEqual([words.hint, words.tooLong]);
});

test('says so when the list cannot be fetched, and filters as soon as it can', async () => {
  served.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  const field = show();
  type(field, 'summons');
  await vi.waitFor(() => expect(status()).toBe(words.failed));
  expect(listed()).toEqual(['summons', 'levy']);
  type(field, 'summon');
  await vi.waitFor(() => expect(listed()).toEqual(['summons']));
  expect(status()).toBe('1 of 2');
});

test('is empty again on a page that the browser restores from its back/forward cache [form-1]', async () => {
  const field = show();
  type(field, 'summons');
  await vi.waitFor(() => expect(listed()).toEqual(['summons']));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(field.value).toBe('');
  expect(listed()).toEqual(['summons', 'levy']);
});
