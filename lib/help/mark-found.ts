import { bareText } from '../text/bare-text';

/** The name of the highlight in the style sheet. */
const highlight = 'found';

/** Marks `words` where they stand in `list`, in browsers that can without a change of the page; without words it takes all marks away. */
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
