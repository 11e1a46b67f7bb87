import { describe, expect, it } from 'vitest';
import { fail, fakeTimeouts, openBootPage } from './open-boot-page';

fakeTimeouts();

const presses = ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend'];
const keys = ['keydown', 'keypress', 'keyup', 'textInput', 'input'];

describe('while the program starts', () => {
  it.each([...presses, ...keys])(
    '%s does not make React hydrate its part of the page at once [program-6]',
    async (type) => {
      const page = await openBootPage();
      let reached = 0;
      // React listens here.
      page.document.addEventListener(type, () => reached++, { capture: true });
      const act = () =>
        page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true, cancelable: true }));
      expect(act(), 'the browser does what it does by itself').toBe(true);
      expect(reached).toBe(0);
      page.hydrate();
      const before = reached;
      act();
      expect(reached).toBe(before + 1);
    },
  );

  it.each(['pointermove', 'focusin', 'scroll'])('%s is heard by parts that are hydrated already', async (type) => {
    const page = await openBootPage();
    let reached = 0;
    page.window.addEventListener(type, () => reached++);
    page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    expect(reached).toBe(1);
  });

  it('every event takes its usual way once a file of the program cannot be fetched', async () => {
    const page = await openBootPage();
    let reached = 0;
    page.document.addEventListener('keydown', () => reached++);
    page.press('plain', 'Tab');
    await fail(page);
    expect(reached).toBe(0);
    page.press('plain', 'Tab');
    expect(reached).toBe(1);
  });
});
