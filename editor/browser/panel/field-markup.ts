import { isLabel } from '@/lib/text/inline-markup';
import { element } from '../dom';
import { linkTo } from './field-nodes';

/** Changes to a field at its caret: bold, links and inserted nodes. The selection is remembered while a control outside has focus. */
export function fieldMarkup(field: HTMLElement) {
  let last: Range | undefined;
  field.addEventListener('blur', () => (last = selected()));
  field.addEventListener('focus', () => last && select(last));

  return { insert, toggleBold, linkAtCaret: () => around('.link')?.dataset.href ?? '', setLink };

  function root() {
    return field.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  }

  function selection(): Selection | null {
    return root().getSelection?.() ?? getSelection();
  }

  function selected(): Range | undefined {
    const present = selection();
    const found = present?.rangeCount ? present.getRangeAt(0) : undefined;
    return found && field.contains(found.startContainer) && field.contains(found.endContainer)
      ? found.cloneRange()
      : undefined;
  }

  function select(chosen: Range): void {
    selection()?.removeAllRanges();
    selection()?.addRange(chosen);
  }

  function isFocused(): boolean {
    return root().activeElement === field;
  }

  function range(): Range | undefined {
    return isFocused() ? selected() : last;
  }

  /** Puts `added`, with the caret after it, in place of the words at `place`, by default the selection, or at the end if there is none. */
  function insert(added: Node, place?: StaticRange): void {
    const chosen = place ? liveRange(place) : range();
    if (!chosen) return field.append(added);
    chosen.deleteContents();
    chosen.insertNode(added);
    chosen.collapse();
    if (isFocused()) select(chosen);
    else last = chosen;
  }

  function around(selector: string): HTMLElement | null {
    const start = range()?.startContainer;
    const at = start instanceof Element ? start : start?.parentElement;
    const found = at?.closest<HTMLElement>(selector);
    return found && field.contains(found) ? found : null;
  }

  function toggleBold(): boolean {
    const bold = around('strong, b');
    if (!bold) return wrap(element('strong'));
    bold.replaceWith(...bold.childNodes);
    return true;
  }

  function setLink(href: string): boolean {
    const link = around('.link');
    if (!link) return href !== '' && wrap(linkTo(href));
    if (href === '') link.replaceWith(...link.childNodes);
    else link.replaceWith(linkTo(href, ...link.childNodes));
    return true;
  }

  function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
    const live = document.createRange();
    live.setStart(startContainer, startOffset);
    live.setEnd(endContainer, endOffset);
    return live;
  }

  /** Wraps the selection in `wrapper`; returns false if the inline markup cannot express that, such as elements in each other. */
  function wrap(wrapper: HTMLElement): boolean {
    const chosen = range();
    if (!chosen || chosen.collapsed || chosen.toString().trim() === '' || !isLabel(chosen.toString())) return false;
    const words = chosen.cloneContents();
    if (around('strong, b, .link') || words.querySelector('strong, b, .link')) return false;
    wrapper.append(chosen.extractContents());
    chosen.insertNode(wrapper);
    return true;
  }
}
