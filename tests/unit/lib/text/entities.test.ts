// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from '@/lib/text/entities';

const marked = fc.array(fc.constantFrom('&', '<', '>', '"', "'", 'amp;', 'lt;', '#x27;', 'a', ' '));
const marks = marked.map((parts) => parts.join(''));

test('a parser of HTML reads escaped text as it was, in an element and in an attribute of either quotes', () => {
  fc.assert(
    fc.property(marks, (text) => {
      const page = new DOMParser().parseFromString(
        `<p title="${escapeHtml(text)}" lang='${escapeHtml(text)}'>${escapeHtml(text)}</p>`,
        'text/html',
      );
      const { title, lang, textContent } = page.querySelector('p')!;
      expect({ title, lang, textContent }).toEqual({ title: text, lang: text, textContent: text });
    }),
  );
});

test('what was escaped comes back', () => {
  fc.assert(fc.property(marks, (text) => unescapeHtml(escapeHtml(text)) === text));
});

test('escaped text holds nothing that could end an element or an attribute', () => {
  fc.assert(fc.property(marks, (text) => !/[<>"']/.test(escapeHtml(text))));
});
