// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from '@/components/ui/field';

afterEach(cleanup);

/** Texts that a screen reader gives as the description of `element`, in order. */
function descriptionsOf(element: HTMLElement): (string | null | undefined)[] {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
}

describe('field', () => {
  test('has its label as its name and is valid without an error', () => {
    render(<Field label="E-mail" input={{ type: 'email' }} />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field.getAttribute('type')).toBe('email');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(descriptionsOf(field)).toEqual([]);
  });

  test('is described by its hint, then by its error, and is invalid with one [field-1]', () => {
    render(<Field label="Message" hint="At most 500 characters" error="It is too long" />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(descriptionsOf(field)).toEqual(['At most 500 characters', 'It is too long']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('shows its error below it and announces it [field-2]', () => {
    render(<Field label="Message" error="It is too long" />);
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('It is too long');
    expect(screen.getByRole('textbox').compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('the place that announces errors is there before the first one', () => {
    const { rerender } = render(<Field label="Message" />);
    const place = screen.getByRole('alert');
    rerender(<Field label="Message" error="It is empty" />);
    expect(screen.getByRole('alert')).toBe(place);
    expect(place.textContent).toBe('It is empty');
  });

  test('can have several lines and a label that is only heard', () => {
    render(<Field label="Message" hideLabel multiline input={{ maxLength: 500 }} />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(field.tagName).toBe('TEXTAREA');
    expect(field.getAttribute('maxlength')).toBe('500');
  });

  test('two fields do not share their ids', () => {
    render(
      <>
        <Field label="One" error="First" />
        <Field label="Two" error="Second" />
      </>,
    );
    expect(descriptionsOf(screen.getByRole('textbox', { name: 'Two' }))).toEqual(['Second']);
  });
});
