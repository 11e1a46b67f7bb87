// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Composer } from '@/components/chat/composer';
import { ChoiceField } from '@/components/forms/choice-field';
import { DayFields } from '@/components/forms/day-fields';
import type { FieldProps } from '@/components/forms/field-frame';
import { LocalForm } from '@/components/forms/local-form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';

afterEach(cleanup);

const label = 'Answer';
const tooLong = 'At most 5 characters';
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const parts = { month: 'Month', day: 'Day', year: 'Year', choose: 'Choose' };

type Role = 'textbox' | 'combobox' | 'group' | 'radiogroup';

/** Every kind of field, with the role of the element that has its label and description. */
const fields: readonly (readonly [string, (field: FieldProps) => ReactElement, Role])[] = [
  ['text', (field) => <TextField {...field} maxLength={5} tooLong={tooLong} />, 'textbox'],
  ['lines', (field) => <TextAreaField {...field} lines={1} maxLength={5} tooLong={tooLong} />, 'textbox'],
  ['list', (field) => <SelectField {...field} choose={parts.choose} options={options} />, 'combobox'],
  ['radios', (field) => <ChoiceField {...field} type="radio" options={options} />, 'radiogroup'],
  ['checkboxes', (field) => <ChoiceField {...field} type="checkbox" options={options} />, 'group'],
  [
    'date',
    ({ error, ...field }) => (
      <DayFields {...dayOf(field)} problem={error ? { controlId: 'it-month', text: error } : undefined} />
    ),
    'group',
  ],
];
const dayOf = ({ id, label: legend, hint }: FieldProps) => ({ id, legend, hint, words: parts, locale: 'en' }) as const;

const chatLabels = { messageEmpty: 'Write first', messageTooLong: tooLong, send: 'Send' };

/** The fields that truncate long input, each with a text that is one character too long. */
const truncating: readonly (readonly [string, () => ReactElement, string])[] = [
  ['text', () => <TextField id="it" label={label} maxLength={5} tooLong={tooLong} />, '123456'],
  ['lines', () => <TextAreaField id="it" label={label} lines={1} maxLength={5} tooLong={tooLong} />, '123456'],
  ['message of the chat', () => <Composer words={chatLabels} placeholder={label} onSend={() => {}} />, 'a'.repeat(501)],
];

const polite = () => document.querySelector('[aria-live=polite]');

/** The texts of the accessible description of `element`, in order. */
function descriptionsOf(element: HTMLElement): (string | null | undefined)[] {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
}

describe.each(fields)('a field: %s', (_name, field, role) => {
  const show = (props: Partial<FieldProps>) => render(field({ id: 'it', label, ...props }));
  const shown = () => screen.getByRole(role, { name: label });
  const invalid = () => document.querySelectorAll('[aria-invalid=true]');

  test('is named by its label and is valid without an error', () => {
    show({});
    expect(descriptionsOf(shown())).toEqual([]);
    expect(invalid()).toHaveLength(0);
  });

  test('is described by its hint, then by its error, and is invalid with one [field-1]', () => {
    show({ hint: 'A hint', error: 'It is missing' });
    expect(descriptionsOf(shown())).toEqual(['A hint', 'It is missing']);
    expect(invalid().length).toBeGreaterThan(0);
  });

  test('shows its error below it, outside any live region [field-2]', () => {
    show({ error: 'It is missing' });
    const error = screen.getByText('It is missing');
    const [control] = document.querySelectorAll('input, textarea, select');
    expect(control?.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(error.closest('[role=alert], [role=status], [role=log], [aria-live]')).toBeNull();
  });

  test('has no name attribute, so that a browser cannot submit it', () => {
    show({});
    expect(document.querySelectorAll('[name]:not([type=radio])')).toHaveLength(0);
  });
});

describe.each(truncating)('a field that truncates: %s', (_name, field, text) => {
  const type = (value: string, caret = value.length) =>
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value, selectionEnd: caret } });

  test('says so politely, below the field, until the next input, and is not invalid [field-4]', () => {
    render(field());
    const notice = polite();
    expect(notice?.textContent).toBe('');
    type(text);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    expect(box.value).toBe(text.slice(0, -1));
    expect([polite(), notice?.textContent]).toEqual([notice, tooLong]);
    expect(descriptionsOf(box)).toEqual([tooLong]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    type('1');
    expect([polite(), notice?.textContent]).toEqual([notice, '']);
    expect(descriptionsOf(box)).toEqual([]);
  });

  test('keeps the caret after what was typed in the middle [field-4]', () => {
    render(field());
    type(text.slice(0, -1));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    const typed = `${text.slice(0, 2)}x${text.slice(2, -1)}`;
    type(typed, 3);
    expect(box.value).toBe(typed.slice(0, -1));
    expect(box.selectionStart).toBe(3);
  });
});

test('a field with an error says, too, that it truncated its text [form-5] [field-4]', () => {
  render(<TextField id="it" label={label} error="It is too short" maxLength={5} tooLong={tooLong} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  fireEvent.input(box, { target: { value: '123456' } });
  expect(polite()?.textContent).toBe(tooLong);
  expect(descriptionsOf(box)).toEqual(['It is too short', tooLong]);
  fireEvent.input(box, { target: { value: '1' } });
  expect(polite()?.textContent).toBe('');
  expect(descriptionsOf(box)).toEqual(['It is too short']);
});

test.each(truncating.slice(0, 2))(
  'a restored page empties the field without a note that it was cut: %s [form-1]',
  (_name, field, text) => {
    render(<LocalForm onRestore={() => {}}>{field()}</LocalForm>);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    fireEvent.input(box, { target: { value: text } });
    expect(polite()?.textContent).toBe(tooLong);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(box.value).toBe('');
    expect(polite()?.textContent).toBe('');
  },
);

test.each(truncating.slice(0, 2))(
  'a field that was hidden for a while keeps its text, but no note that it was cut: %s [form-3] [field-4]',
  (_name, field, text) => {
    const shown = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{field()}</Activity>;
    const { rerender } = render(shown('visible'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
    fireEvent.input(box, { target: { value: text } });
    expect(polite()?.textContent).toBe(tooLong);
    rerender(shown('hidden'));
    rerender(shown('visible'));
    expect(box.value).toBe(text.slice(0, -1));
    expect(polite()?.textContent).toBe('');
  },
);

test.each(fields.filter(([, , role]) => role !== 'group'))(
  'a required field says so, and another does not: %s [field-1]',
  (_name, field, role) => {
    const { rerender } = render(field({ id: 'it', label, isRequired: true }));
    const required = () => screen.getByRole(role, { name: label }).getAttribute('aria-required');
    expect(required()).toBe('true');
    rerender(field({ id: 'it', label }));
    expect(required()).toBeNull();
  },
);

test('of radio buttons the group is invalid and required, and no single button [field-1]', () => {
  render(<ChoiceField id="it" label={label} type="radio" options={options} isRequired error="It is missing" />);
  const group = screen.getByRole('radiogroup', { name: label });
  expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true']);
  for (const button of screen.getAllByRole<HTMLInputElement>('radio'))
    expect([button.hasAttribute('aria-invalid'), button.required]).toEqual([false, false]);
});

test('two composers of the chat have different ids', () => {
  const composer = <Composer words={chatLabels} placeholder={label} onSend={() => {}} />;
  render(
    <>
      {composer}
      {composer}
    </>,
  );
  const [one, other] = screen.getAllByRole('textbox', { name: label });
  expect(one?.id).not.toBe(other?.id);
});
