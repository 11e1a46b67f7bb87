// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runtimeAttribute } from '@/lib/browser/runtime';

let hydrate: () => void;
let withholdPresses: () => void;

beforeEach(async () => {
  vi.resetModules();
  document.head.innerHTML = `<script ${runtimeAttribute}="/_next/static/runtime/0123456789ab.js"></script>`;
  document.body.innerHTML = '<input />';
  ({ hydrate } = (await import('@/lib/browser/hydrated-store')).hydratedStore);
  ({ withholdPresses } = await import('@/lib/browser/withhold-presses'));
  // The listeners of one test would outlive it.
  return hydrate;
});

const presses = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'auxclick', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragend', 'drop'],
];
const keys = [
  ...['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend'],
  ...['copy', 'cut', 'paste'],
];

/** Dispatches an event of `type`. Returns whether the document, where React listens, heard it, and whether the browser acts on it. */
function act(type: string) {
  const heard = vi.fn();
  document.addEventListener(type, heard, { capture: true, once: true });
  const isLeft = document.querySelector('input')!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  document.removeEventListener(type, heard, { capture: true });
  return { isHeard: heard.mock.calls.length > 0, isLeft };
}

describe('during hydration', () => {
  it.each([...presses, ...keys])('%s does not reach React until the page is hydrated [program-6]', (type) => {
    withholdPresses();
    expect(act(type)).toEqual({ isHeard: false, isLeft: true });
    hydrate();
    expect(act(type)).toEqual({ isHeard: true, isLeft: true });
  });

  it('what is typed meanwhile reaches components once the page is hydrated [program-6]', () => {
    withholdPresses();
    document.body.innerHTML = '<input id="typed" /><textarea id="longer"></textarea><input value="as it was" />';
    for (const field of document.querySelectorAll<HTMLInputElement>('[id]')) field.value = 'typed';
    const heard: string[] = [];
    document.addEventListener('input', ({ target }) => heard.push((target as Element).id));
    expect(heard).toEqual([]);
    hydrate();
    expect(heard).toEqual(['typed', 'longer']);
  });

  it.each(['click', 'change', 'reset', 'submit', 'pointermove', 'focusin', 'scroll'])(
    '%s reaches components that are already hydrated',
    (type) => {
      withholdPresses();
      expect(act(type).isHeard).toBe(true);
    },
  );

  it('all events pass once a script fails to load', () => {
    withholdPresses();
    document.querySelector('input')!.dispatchEvent(new Event('error'));
    expect(act('keydown').isHeard, 'a failed image does not end it').toBe(false);
    document.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(act('keydown').isHeard).toBe(true);
  });

  it('all events pass when the page has no list of scripts, as in development', () => {
    document.head.innerHTML = '';
    withholdPresses();
    expect(act('keydown').isHeard).toBe(true);
  });
});
