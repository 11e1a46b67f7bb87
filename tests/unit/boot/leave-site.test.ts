import { describe, expect, it, vi } from 'vitest';
import { showModalEvent } from '@/lib/browser/show-modal';
import { type BootPage, fail, fakeTimeouts, openBootPage, runtimeFiles } from './open-boot-page';

fakeTimeouts();

describe('a link to a third-party site', () => {
  it('opens the dialog with its host, with or without other scripts', async () => {
    for (const files of [runtimeFiles, null]) {
      const page = await openBootPage({ files });
      expect(page.click('leave')).toBe(false);
      expect(page.dialog().open).toBe(true);
      expect(page.dialog().querySelector('b')?.textContent).toBe('agency.example:8443');
      expect(page.dialog().querySelector('a')?.href).toBe('https://agency.example:8443/page');
      expect(page.dialog().querySelector('a')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    }
  });

  it('gets focus back when the dialog closes, without scrolling [leave-5]', async () => {
    const page = await openBootPage();
    const focus = vi.spyOn(page.control('leave'), 'focus');
    const { showModal } = page.dialog();
    let focused: Element | null = null;
    page.dialog().showModal = function (this: HTMLDialogElement) {
      focused = page.document.activeElement;
      this.scrollTop = 40;
      showModal.call(this);
    };
    page.click('leave');
    expect(focused, 'the browser returns focus to the element that had it when the dialog opened').toBe(
      page.control('leave'),
    );
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(page.dialog().scrollTop, 'the title is visible in a low window').toBe(0);
  });

  it('in a popover gives focus to the popover’s control before the dialog opens, which hides the popover [leave-5]', async () => {
    const page = await openBootPage();
    const popover = page.document.createElement('div');
    popover.setAttribute('popover', '');
    page.control('leave').replaceWith(popover);
    popover.innerHTML = '<a id="leave" href="https://agency.example/" data-leave-site="">Another site</a>';
    // jsdom has no popovers: hiding one returns focus that is in it, and nothing in it can be focused afterwards.
    popover.hidePopover = () => {
      if (popover.contains(page.document.activeElement)) page.control('plain').focus();
      popover.querySelector('a')!.focus = () => {};
    };
    page.click('leave');
    expect(page.dialog().open).toBe(true);
    expect(page.document.activeElement).toBe(page.control('plain'));
  });

  /** A press and the click that follows it; a click on the dialog itself is one on its backdrop. */
  function pressAndClick({ window }: BootPage, pressed: Element, clicked = pressed): void {
    pressed.dispatchEvent(new window.MouseEvent('pointerdown', { bubbles: true }));
    clicked.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  it.each([runtimeFiles, null])('closes at Continue, with the program’s files %o [leave-6]', async (files) => {
    const page = await openBootPage({ files });
    const goOn = page.dialog().querySelector('a')!;
    page.click('leave');
    // jsdom cannot open tabs.
    page.document.addEventListener('click', (event) => event.preventDefault());
    pressAndClick(page, goOn);
    expect(page.dialog().open).toBe(false);
  });

  it('closes at a click on its backdrop, but not on its text or for a selection that ends outside [leave-5]', async () => {
    const page = await openBootPage();
    page.click('leave');
    const text = page.dialog().querySelector('p')!;
    pressAndClick(page, text);
    pressAndClick(page, text, page.dialog());
    expect(page.dialog().open).toBe(true);
    pressAndClick(page, page.dialog());
    expect(page.dialog().open).toBe(false);
    page.click('leave');
    pressAndClick(page, text);
    expect(page.dialog().open, 'opened once more').toBe(true);
  });

  it('locks page scrolling while the dialog is open', async () => {
    const page = await openBootPage();
    page.click('leave');
    expect(page.document.documentElement.dataset.held).toBeTruthy();
    page.dialog().dispatchEvent(new page.window.Event('close'));
    expect('held' in page.document.documentElement.dataset).toBe(false);
  });

  it.each(['dialog', 'dialog a', 'dialog b'])(
    'is not followed on a page without %s, and throws nothing',
    async (part) => {
      const page = await openBootPage();
      page.document.querySelector(part)!.remove();
      expect(page.click('leave')).toBe(false);
      expect(page.errors).toEqual([]);
    },
  );

  it('opens the dialog even when the scripts fail to load', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await fail(page);
    expect(page.click('leave')).toBe(false);
    expect(page.dialog().open).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is followed at once with %s [leave-1]', async (modifier) => {
    const page = await openBootPage();
    expect(page.click('leave', { [modifier]: true })).toBe(true);
    expect(page.dialog().open).toBe(false);
  });

  it('the dialog opens at an event of any component and ignores a second one', async () => {
    const page = await openBootPage();
    const raise = (url: string) =>
      page
        .control('plain')
        .dispatchEvent(new page.window.CustomEvent(showModalEvent, { bubbles: true, detail: { url } }));
    raise('https://jobs.example/openings');
    raise('https://other.example/');
    expect(page.dialog().querySelector('b')?.textContent).toBe('jobs.example');
  });

  it('the dialog opens at an event on the document', async () => {
    const page = await openBootPage();
    page.document.dispatchEvent(
      new page.window.CustomEvent(showModalEvent, { detail: { url: 'https://jobs.example/openings' } }),
    );
    expect(page.dialog().open).toBe(true);
    expect(page.errors).toEqual([]);
  });

  it('the dialog opens for an http address and a non-bubbling event', async () => {
    const page = await openBootPage();
    const detail = { url: 'http://agency.example/' };
    page.control('plain').dispatchEvent(new page.window.CustomEvent(showModalEvent, { detail }));
    expect(page.dialog().querySelector('b')?.textContent).toBe('agency.example');
  });

  it.each([
    'javascript:alert(1)',
    'javascript:"https:"',
    'data:text/html,https://a.example',
    'ftp://a.example/https://',
    'data:text/html,x',
    '/about',
    'https://',
    '',
  ])('%o does not open the dialog', async (url) => {
    const page = await openBootPage();
    for (const detail of [{ url }, null])
      page.control('plain').dispatchEvent(new page.window.CustomEvent(showModalEvent, { bubbles: true, detail }));
    expect(page.dialog().open).toBe(false);
    expect(page.errors).toEqual([]);
  });
});
