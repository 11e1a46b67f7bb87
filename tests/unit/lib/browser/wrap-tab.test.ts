// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { wrapTab } from '@/lib/browser/wrap-tab';

beforeEach(() => {
  document.body.innerHTML = '<p><button id="outside"></button></p>' + '<button></button>'.repeat(3);
  document
    .querySelectorAll('body > button')
    .forEach((button, index) => (button.id = ['first', 'middle', 'last'][index]!));
});

const controls = () => [...document.querySelectorAll<HTMLElement>('body > button')];

describe('the Tab key in a panel', () => {
  it.each([
    ['last', 'Tab', false, 'first', true],
    ['first', 'Tab', true, 'last', true],
    ['outside', 'Tab', false, 'first', true],
    ['outside', 'Tab', true, 'last', true],
    // The browser moves on by itself.
    ['first', 'Tab', false, 'first', false],
    ['middle', 'Tab', false, 'middle', false],
    ['middle', 'Tab', true, 'middle', false],
    ['last', 'Tab', true, 'last', false],
    ['last', 'ArrowDown', false, 'last', false],
  ])('on the %s control, %s with Shift %s, moves focus to the %s', (from, key, shiftKey, to, isHandled) => {
    document.getElementById(from)!.focus();
    const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
    wrapTab(event, controls());
    expect(document.activeElement?.id).toBe(to);
    expect(event.defaultPrevented).toBe(isHandled);
  });

  it('keeps focus when the panel has no controls', () => {
    document.getElementById('outside')!.focus();
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
    wrapTab(event, []);
    expect(document.activeElement?.id).toBe('outside');
    expect(event.defaultPrevented).toBe(true);
  });
});
