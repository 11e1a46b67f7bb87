// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';

beforeEach(() => {
  document.body.innerHTML =
    '<header><button></button></header><main></main><footer></footer><aside><section></section></aside><div inert></div>';
});

const menu = () => document.querySelector('button')!;
const chat = () => document.querySelector('section')!;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName.toLowerCase());

describe('makeInertBehind', () => {
  it('leaves the panel’s ancestor interactive, and reverts only its own changes', () => {
    const undo = makeInertBehind(menu());
    expect(inert()).toEqual(['main', 'footer', 'aside', 'div']);
    undo();
    expect(inert()).toEqual(['div']);
  });

  it('can be called again after it was reverted', () => {
    makeInertBehind(menu())();
    const undo = makeInertBehind(menu());
    expect(inert()).toEqual(['main', 'footer', 'aside', 'div']);
    undo();
    expect(inert()).toEqual(['div']);
  });

  it('leaves dialogs usable, which can open above the panel', () => {
    document.body.append(document.createElement('dialog'));
    const undo = makeInertBehind(menu());
    expect(inert()).toEqual(['main', 'footer', 'aside', 'div']);
    undo();
    expect(inert()).toEqual(['div']);
  });

  it('keeps elements inert that the page made inert itself', () => {
    makeInertBehind(menu())();
    document.querySelector('main')!.toggleAttribute('inert', true);
    makeInertBehind(menu())();
    expect(inert()).toEqual(['main', 'div']);
  });

  it.each(['the first', 'the second'])('keeps elements behind two panels inert when %s closes first', (gone) => {
    const [ofMenu, ofChat] = [makeInertBehind(menu()), makeInertBehind(chat())];
    expect(inert()).toEqual(['header', 'main', 'footer', 'aside', 'div']);
    const [first, last] = gone === 'the first' ? [ofMenu, ofChat] : [ofChat, ofMenu];
    first();
    expect(inert()).toEqual(
      gone === 'the first' ? ['header', 'main', 'footer', 'div'] : ['main', 'footer', 'aside', 'div'],
    );
    last();
    expect(inert()).toEqual(['div']);
  });
});
