// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LeaveSiteDialog } from '@/components/leave-site/leave-site-dialog';
import { fillInNodes } from '@/lib/text/fill-in';
import messages from '@/messages/en.json';

const words = { ...messages.LeaveSite, close: messages.CloseButton.label };
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(() => {
  render(<LeaveSiteDialog words={{ ...words, text: fillInNodes(words.text, { host: null }) }} />);
  dialog().open = true;
});

afterEach(cleanup);

describe('leave-site dialog', () => {
  test('is named by its title, has places for the host, and puts Stay first', () => {
    expect(screen.getByRole('dialog', { name: words.title })).toBe(dialog());
    dialog()
      .querySelectorAll('b')
      .forEach((host) => (host.textContent = 'agency.example'));
    expect(dialog().textContent).toContain(words.text.replace('{host}', 'agency.example'));
    expect(
      [...dialog().querySelectorAll('button, a')].map((control) => control.textContent || control.ariaLabel),
    ).toEqual([words.stay, words.continue, words.close]);
  });

  test('closes at Back and Forward, so that the page they lead to can take focus [leave-5]', () => {
    // jsdom cannot close a dialog.
    dialog().close = () => (dialog().open = false);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(dialog().open).toBe(false);
  });

  test.each([words.stay, words.close])('"%s" closes the dialog without JavaScript', (name) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect([button.type, button.form?.getAttribute('method')]).toEqual(['submit', 'dialog']);
  });
});
