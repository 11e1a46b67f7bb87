import { describe, expect, it } from 'vitest';
import { fakeTimeouts, openBootPage } from './open-boot-page';

fakeTimeouts();

describe('a press or a key', () => {
  it.each([
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'keydown',
    'keyup',
    'input',
    'change',
  ])('(%s) does not make React hydrate the page at once, and reaches it afterwards [program-6]', async (type) => {
    const page = await openBootPage();
    let reached = 0;
    // React listens here.
    page.document.addEventListener(type, () => reached++, { capture: true });
    const act = () =>
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true, cancelable: true }));
    expect(act(), 'the browser does what it does by itself').toBe(true);
    expect(reached).toBe(0);
    page.hydrate();
    act();
    expect(reached).toBe(1);
  });
});
