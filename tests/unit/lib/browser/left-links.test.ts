// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkLeft, watchLeavings } from '@/lib/browser/left-links';

let stop = () => {};
let isTitleInView = false;
let isShown = true;
const page = `
  <main><h1>Page</h1>
    <p><a href="/one" id="first">One</a> <a href="/two" id="other">Two</a> <a href="/one" id="second"><b>One</b></a></p>
    <a id="no-link">No link</a>
  </main>`;

beforeEach(() => {
  isTitleInView = false;
  isShown = true;
  document.body.innerHTML = page;
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ bottom: isTitleInView ? 1 : 0 }) as DOMRect,
  );
  Element.prototype.checkVisibility = () => isShown;
  history.replaceState(null, '', '/page');
  document.addEventListener('click', stay, true);
  stop = watchLeavings();
});

afterEach(() => {
  stop();
  document.removeEventListener('click', stay, true);
});

/** jsdom follows no link. */
function stay(event: Event): void {
  event.preventDefault();
}

function leaveBy(id: string, inside = ''): void {
  document.querySelector<HTMLElement>(`#${id} ${inside}`)!.click();
}

/** Back leads to `path`, whose elements are created again. */
function goBackTo(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  document.body.innerHTML = page;
}

describe('the link that left a page', () => {
  it.each([
    ['first', ''],
    ['other', ''],
    ['second', 'b'],
  ])('is found after Back, even among links to the same page: %s %s', (id, inside) => {
    leaveBy(id, inside);
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe(id);
  });

  it('is found after links were added before it', () => {
    leaveBy('second');
    goBackTo('/page');
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/new" id="new">New</a>');
    expect(linkLeft('/page')?.id).toBe('second');
  });

  it('is returned only once', () => {
    leaveBy('first');
    goBackTo('/page');
    linkLeft('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });

  it.each([
    ['Back led to another page', () => goBackTo('/other')],
    ['the page was reached by a link', () => {}],
    [
      'a link was followed after Back',
      () => {
        goBackTo('/other');
        leaveBy('other');
        history.replaceState(null, '', '/page');
      },
    ],
  ])('is not returned when %s', (_, move) => {
    leaveBy('first');
    move();
    expect(linkLeft('/page')).toBeUndefined();
  });

  it('is not returned when the title was visible at the last click', () => {
    leaveBy('first');
    isTitleInView = true;
    leaveBy('second');
    goBackTo('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });

  it.each<[string, MouseEventInit]>([
    ['a modifier key', { ctrlKey: true }],
    ['the middle button', { button: 1 }],
  ])('is not a link clicked with %s, which leads away in another tab [navigation-5]', (_, change) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...change });
    document.getElementById('first')!.dispatchEvent(click);
    goBackTo('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });

  it.each(['tel:+18005550199', 'mailto:a@firm.example', 'https://firm.example/', '/page', '#part'])(
    'is not a link to %s, which shows no other page of the site [navigation-5]',
    (address) => {
      const direct = () => document.getElementById('first')!.setAttribute('href', address);
      direct();
      leaveBy('first');
      goBackTo('/page');
      direct();
      expect(linkLeft('/page')).toBeUndefined();
    },
  );

  it.each([
    ['kept when the visitor goes on below the title', false, 'first'],
    ['forgotten when the title was in view', true, undefined],
  ])('after a return and another Back, is %s [navigation-5]', (_, isInView, id) => {
    leaveBy('first');
    goBackTo('/page');
    linkLeft('/page');
    isTitleInView = isInView;
    goBackTo('/other');
    linkLeft('/other');
    isTitleInView = false;
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe(id);
  });

  it('is returned on a page without a title', () => {
    document.querySelector('h1')!.remove();
    leaveBy('first');
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('first');
  });

  it('is not returned when it was removed or hidden', () => {
    leaveBy('second');
    goBackTo('/page');
    document.getElementById('first')!.remove();
    expect(linkLeft('/page')).toBeUndefined();
    leaveBy('other');
    goBackTo('/page');
    isShown = false;
    expect(linkLeft('/page')).toBeUndefined();
  });

  it('ignores clicks beside links and on links without href', () => {
    leaveBy('first');
    leaveBy('no-link');
    document.querySelector('h1')!.click();
    document.dispatchEvent(new MouseEvent('click'));
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('first');
  });

  it('is remembered when the page stops the click’s propagation', () => {
    document.querySelector('main')!.addEventListener('click', (event) => event.stopPropagation());
    leaveBy('other');
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('other');
  });

  it('is not remembered after the watcher stopped', () => {
    leaveBy('first');
    stop();
    leaveBy('second');
    goBackTo('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });
});
