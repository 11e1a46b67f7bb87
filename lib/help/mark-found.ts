import { bareText } from '../text/bare-text';

/** The name of the highlight in the style sheet. */
const highlight = 'found';

/** Highlights `words` in `list` with the CSS Custom Highlight API if the browser has it; with no words it removes all highlights. */
export function markFound(list: Element | null, words: ReadonlySet<string>): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(highlight);
  if (!list || words.size === 0) return;
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (!words.has(bareText(word))) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(highlight, new Highlight(...ranges));
}
