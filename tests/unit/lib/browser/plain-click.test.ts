// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { followedLink, isPlainClick } from '@/lib/browser/plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

it.each([
  ['a plain click', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Command', { metaKey: true }, false],
  ['Control', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['a click that was handled before', { defaultPrevented: true }, false],
])('%s: isPlainClick with %j is %s', (_, change, expected) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(expected);
});

afterEach(() => document.body.replaceChildren());

it.each<[string, string, MouseEventInit & { isPrevented?: boolean }, boolean]>([
  ['a plain click on a link', 'a', {}, true],
  ['a plain click within a link', 'b', {}, true],
  ['a click that the router follows', 'a', { isPrevented: true }, true],
  ['a plain click beside a link', 'i', {}, false],
  ['Control', 'a', { ctrlKey: true }, false],
  ['Alt, which saves the page', 'a', { altKey: true }, false],
])('%s: followedLink of a click on %s with %j is found: %s', (_, selector, { isPrevented, ...keys }, expected) => {
  document.body.innerHTML = '<a href="/help"><b>Help</b></a><i>Text</i>';
  const link = document.querySelector('a');
  if (isPrevented) link?.addEventListener('click', (event) => event.preventDefault());
  let found: Element | null | undefined;
  addEventListener('click', (event) => (found = followedLink(event)), { once: true });
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(found).toBe(expected ? link : null);
});
