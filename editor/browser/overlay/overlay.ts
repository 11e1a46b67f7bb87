import { type Place, placesIn, withoutMarks } from '@/editor/source/marks';
import { messageOf } from '@/lib/text/message-of';
import { ask } from '../ask';
import { element } from '../dom';
import { openPanel } from '../panel/panel';
import { words } from '../words';
import { openText } from './open-text';

/** Runs on each page while editing: outlines every content text, and opens a text on a click or Enter. */
const host = element('div', { id: 'site-editor' });
const shadow = host.attachShadow({ mode: 'open' });
const outlines = element('div', { class: 'outlines' });
const message = element('span', { role: 'status' });
const toggle = element('button', { type: 'button', onclick: () => setEditing(sessionStorage.editing === 'off') });
shadow.append(
  element('link', { rel: 'stylesheet', href: '/__editor/style.css' }),
  outlines,
  element(
    'nav',
    { class: 'toolbar', 'aria-label': words.toolbar },
    toggle,
    element('a', { href: '/__editor/' }, words.allTexts),
    element('a', { href: '/__editor/#facts' }, words.facts.link),
    element('a', { href: '/__editor/#changes' }, words.changes),
    message,
  ),
);

if (document.readyState === 'complete') start();
else addEventListener('load', start);

function start(): void {
  document.documentElement.append(host);
  setEditing(sessionStorage.editing !== 'off');
  for (const event of ['scroll', 'resize']) addEventListener(event, place, { passive: true });
  new MutationObserver(place).observe(document, { childList: true, subtree: true, characterData: true });
  const key = openText.read();
  if (key) void open({ key });
}

function setEditing(on: boolean): void {
  sessionStorage.editing = on ? 'on' : 'off';
  toggle.textContent = on ? words.browsing : words.editing;
  outlines.hidden = !on;
  place();
}

let isPlacing = false;

/** Places one outline over each text, in the order of the page, once a frame at most; not while a text opens or is open. */
function place(): void {
  // React may re-create the whole document and drop the editor's elements.
  if (!host.isConnected) attachHost();
  if (outlines.hidden || isPlacing) return;
  isPlacing = true;
  requestAnimationFrame(() => {
    isPlacing = false;
    if (isOpening || shadow.querySelector('dialog')) return;
    const focused = [...outlines.children].indexOf(shadow.activeElement as Element);
    outlines.replaceChildren(...markedTexts().map(outlineOf));
    (outlines.children[focused] as HTMLElement | undefined)?.focus();
  });
}

function attachHost(): void {
  document.documentElement.append(host);
  const dialog = shadow.querySelector('dialog');
  dialog?.close();
  dialog?.showModal();
}

type MarkedText = { box: DOMRect; text: string; place: Place };

/** The marked texts in view, each with the box of the element around its mark, which is at the end of the text. */
function markedTexts(): MarkedText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: MarkedText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const mark = placesIn((node as Text).data).at(-1);
    const around = node.parentElement;
    if (!mark || !around?.checkVisibility() || around.closest('script, style, noscript')) continue;
    const box = around.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight * 3)
      found.push({ box, text: withoutMarks(around.textContent), place: mark });
  }
  return found;
}

function outlineOf({ box, text, place: at }: MarkedText): HTMLElement {
  const outline = element('button', {
    type: 'button',
    class: 'outline',
    'aria-label': words.editText(text.slice(0, 80)),
    onclick: () => void open({ place: at }, outline),
  });
  Object.assign(outline.style, {
    left: `${box.left + scrollX}px`,
    top: `${box.top + scrollY}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return outline;
}

let isOpening = false;

/** Opens the panel of a text unless one is open or opening; the focus returns to `from` when it closes. */
async function open(which: { place: Place } | { key: string }, from: HTMLElement = toggle): Promise<void> {
  if (isOpening || shadow.querySelector('dialog')) return;
  isOpening = true;
  message.textContent = '';
  try {
    const text = await ask('describeText', which);
    const dialog = openPanel(text, () => {
      openText.forget();
      from.focus();
      place();
    });
    openText.keep(text.key);
    shadow.append(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.field')?.focus();
  } catch (error) {
    openText.forget();
    message.textContent = messageOf(error);
  } finally {
    isOpening = false;
    place();
  }
}
