// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from '@/lib/text/entities';

const marked = fc.array(fc.constantFrom('&', '<', '>', '"', "'", 'amp;', 'lt;', '#x27;', 'a', ' '));
const marks = marked.map((parts) => parts.join(''));

test('an HTML parser reads escaped text unchanged, in elements and in attributes with either quotes', () => {
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

test('unescapeHtml reverts escapeHtml', () => {
  fc.assert(fc.property(marks, (text) => unescapeHtml(escapeHtml(text)) === text));
});

test('escaped text contains no angle brackets or quotes', () => {
  fc.assert(fc.property(marks, (text) => !/[<>"']/.test(escapeHtml(text))));
});
