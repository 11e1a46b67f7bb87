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

/** Back leads to `path`, whose page is made anew. */
function goBackTo(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  document.body.innerHTML = page;
}

describe('the link by which a page was left', () => {
  it.each([
    ['first', ''],
    ['other', ''],
    ['second', 'b'],
  ])('is found again after Back, also among links to the same page: %s %s', (id, inside) => {
    leaveBy(id, inside);
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe(id);
  });

  it('is found again among other links than before', () => {
    leaveBy('second');
    goBackTo('/page');
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/new" id="new">New</a>');
    expect(linkLeft('/page')?.id).toBe('second');
  });

  it('is given once', () => {
    leaveBy('first');
    goBackTo('/page');
    linkLeft('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });

  it.each([
    ['another page was come back to', () => goBackTo('/other')],
    ['the page was reached by a link', () => {}],
    [
      'a link was followed after Back',
      () => {
        goBackTo('/other');
        leaveBy('other');
        history.replaceState(null, '', '/page');
      },
    ],
  ])('is not given where %s', (_, move) => {
    leaveBy('first');
    move();
    expect(linkLeft('/page')).toBeUndefined();
  });

  it('is not given where the title was in view, though the page was left from below before', () => {
    leaveBy('first');
    isTitleInView = true;
    leaveBy('second');
    goBackTo('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });

  it('is given on a page without a title', () => {
    document.querySelector('h1')!.remove();
    leaveBy('first');
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('first');
  });

  it('is not given where it is gone, or not shown', () => {
    leaveBy('second');
    goBackTo('/page');
    document.getElementById('first')!.remove();
    expect(linkLeft('/page')).toBeUndefined();
    leaveBy('other');
    goBackTo('/page');
    isShown = false;
    expect(linkLeft('/page')).toBeUndefined();
  });

  it('is not a click beside every link, nor one on what leads nowhere', () => {
    leaveBy('first');
    leaveBy('no-link');
    document.querySelector('h1')!.click();
    document.dispatchEvent(new MouseEvent('click'));
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('first');
  });

  it('is remembered although the page handles the click by itself', () => {
    document.querySelector('main')!.addEventListener('click', (event) => event.stopPropagation());
    leaveBy('other');
    goBackTo('/page');
    expect(linkLeft('/page')?.id).toBe('other');
  });

  it('is not remembered once nobody watches', () => {
    leaveBy('first');
    stop();
    leaveBy('second');
    goBackTo('/page');
    expect(linkLeft('/page')).toBeUndefined();
  });
});
