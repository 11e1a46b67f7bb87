// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LeaveSiteDialog } from '@/components/leave-site/leave-site-dialog';
import messages from '@/messages/en.json';
import { raiseShowModal, showModalEvent } from '@/lib/browser/show-modal';

const words = messages.LeaveSite;
const dialog = () => screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement;

beforeEach(() => {
  // jsdom has no modal dialogs: https://github.com/jsdom/jsdom/issues/3294
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
  render(
    <>
      <button type="button">Opener</button>
      <a href="https://agency.example/" data-leave-site="">
        Agency
      </a>
      <LeaveSiteDialog labels={words} />
    </>,
  );
});

afterEach(cleanup);

function raise(url: string): HTMLElement {
  const opener = screen.getByRole('button', { name: 'Opener' });
  fireEvent(opener, new CustomEvent(showModalEvent, { detail: { url } }));
  return opener;
}

describe('leave-site warning', () => {
  test('any component opens it, with the host in its text and the address on Continue', () => {
    raise('https://jobs.example:8443/openings');
    expect(dialog().open).toBe(true);
    expect(dialog().textContent).toContain(words.text.replace('{host}', 'jobs.example:8443'));
    const link = screen.getByRole('link', { name: new RegExp(words.continue) });
    expect(link.getAttribute('href')).toBe('https://jobs.example:8443/openings');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.stay }));
  });

  test.each([words.stay, words.close])('"%s" closes it, lets the page go and gives focus back', (name) => {
    const opener = raise('https://jobs.example/');
    expect(document.documentElement.dataset.held).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(dialog().open).toBe(false);
    expect(document.documentElement.dataset.held).toBeUndefined();
    expect(document.activeElement).toBe(opener);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/about', 'https://', ''])(
    'an address like "%s" opens nothing',
    (url) => {
      raise(url);
      expect(dialog().open).toBe(false);
    },
  );

  test('an event that names no address opens nothing', () => {
    fireEvent(window, new CustomEvent(showModalEvent));
    expect(dialog().open).toBe(false);
  });

  test('a second event does not change an open one', () => {
    raise('https://jobs.example/');
    raiseShowModal(document.body, 'https://other.example/');
    expect(dialog().textContent).toContain('jobs.example');
  });

  test('a plain click on a warned link opens it; one with a modifier key goes its way', () => {
    const link = screen.getByRole('link', { name: 'Agency' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(dialog().open).toBe(false);
    expect(fireEvent.click(link)).toBe(false);
    expect(dialog().open).toBe(true);
  });
});
