import { layersAbove } from '@/lib/browser/layers-above';
import { onPlainClick } from './click';
import { holdMs } from './delays';
import { endWaiting, start, untilHydrated } from './program';
import { hydratedEvent, loadingNoteId, needsRuntimeAttribute } from './protocol';

type Control = HTMLElement & { href?: string };

let held: Control | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isLate: boolean | undefined;
let hasFailed: boolean | undefined;

/**
 * Holds a plain click on a control that needs the program until the page is hydrated, then delivers it or follows it as a link.
 * A panel that is already in the page opens at once; a second click or Escape cancels the first.
 */
export function holdClicks(): void {
  onPlainClick(`[${needsRuntimeAttribute}]`, holdClick, untilHydrated);
  addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && held && panelOf(held) && !document.querySelector(layersAbove) && takeBack(),
    untilHydrated,
  );
  document.addEventListener(hydratedEvent, deliver);
}

/** Called when the program does not load: follows the link of a held click, unless its panel works without it, or says that a button cannot act. */
export function giveUp(): void {
  hasFailed = true;
  followLinks();
}

/** Stops holding clicks on links. A button has nothing else to do than to wait. */
function followLinks(): void {
  isLate = true;
  if (held && followsLink(held)) {
    location.assign(held.href);
    release();
  } else announce();
}

/** Whether a click is held or has opened its panel. */
export function isHolding(): boolean {
  return !!held;
}

function holdClick(control: Control, event: MouseEvent): void {
  if (isLate && followsLink(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The second click of a double click would close the panel that the first one opened.
  if (event.detail > 1) return;
  const panel = panelOf(control);
  if (held && panel && panelOf(held) === panel) return takeBack();
  release();
  held = control;
  reveal(true);
  announce();
  start();
  timer = setTimeout(followLinks, holdMs);
}

/** Closes the panel of the held click; focus, which may have been in it, returns to its control. */
function takeBack(): void {
  release()?.focus();
}

/** Forgets the held click and returns its control. */
function release(): Control | null | undefined {
  clearTimeout(timer);
  reveal(false);
  const control = held;
  held = null;
  announce();
  return control;
}

function panelOf(control: Control): HTMLElement | null {
  return named(control, 'aria-controls');
}

/** The element whose id is the value of the control's `attribute`. */
function named(control: Control, attribute: string): HTMLElement | null {
  return document.getElementById(`${control.getAttribute(attribute)}`);
}

function reveal(isShown: boolean): void {
  const panel = held && panelOf(held);
  if (!panel) return;
  panel.hidden = !isShown;
  if (held?.ariaExpanded) held.ariaExpanded = `${isShown}`;
}

/** Whether the control is a link to follow without the program. The menu and the chat, which have `aria-expanded`, also work without it. */
function followsLink(control: Control): control is HTMLAnchorElement {
  return !!control.href && !control.ariaExpanded;
}

/**
 * Says in a live region that the held click waits for the program, or, once that has failed, what its control names for this. An open panel
 * that works without the program soon needs no such note.
 */
function announce(): void {
  const note = document.getElementById(loadingNoteId);
  if (!note) return;
  if (hasFailed && held) note.textContent = named(held, needsRuntimeAttribute)?.textContent ?? '';
  note.hidden = !held || !note.textContent || (!!isLate && !!panelOf(held));
}

/** Repeats the held click on the button that may have replaced the link, unless the button is hidden, like the menu's after a resize. */
function deliver(): void {
  endWaiting();
  const control = release();
  const present = control && (document.getElementById(control.id) ?? control);
  if (present?.offsetWidth) present.click();
}
