// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { headingOf } from '@/lib/browser/heading-of';

beforeEach(() => {
  document.body.innerHTML = `
    <h1 id="title">Page</h1>
    <section id="with heading"><p></p><h3 id="of-section"></h3><h4></h4></section>
    <p id="without"></p>`;
});

describe('headingOf', () => {
  it.each([
    ['#title', 'title'],
    ['#with%20heading', 'of-section'],
    ['#without', 'without'],
    ['#nothing', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('of %j is #%s', (hash, id) => {
    expect(headingOf(hash)?.id).toBe(id);
  });
});
