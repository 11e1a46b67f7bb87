import { onPlainClick } from './click';
import { holdMs } from './delays';
import { endWaiting, start, untilHydrated } from './program';
import { hydratedEvent, loadingNoteId, needsRuntimeAttribute } from './protocol';

type Control = HTMLElement & { href?: string };

let held: Control | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hasFailed: boolean | undefined;

/**
 * Holds a plain click on a control that needs the program until the page is hydrated, then delivers it or follows it as a link.
 * A panel that is already in the page opens at once; a second click or Escape cancels the first.
 */
export function holdClicks(): void {
  onPlainClick(`[${needsRuntimeAttribute}]`, holdClick, untilHydrated);
  addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && held && panelOf(held) && release()?.focus(),
    untilHydrated,
  );
  document.addEventListener(hydratedEvent, deliver);
}

/** Called when the program does not load: follows the link of a held click, unless its panel works without it. Returns whether a click was held. */
export function giveUp(): boolean {
  const isHeld = isHolding();
  hasFailed = true;
  announceLoading(false);
  if (held && followsLink(held)) {
    location.assign(held.href);
    release();
  }
  return isHeld;
}

/** Whether a click is held or has opened its panel. */
export function isHolding(): boolean {
  return !!held;
}

function holdClick(control: Control, event: MouseEvent): void {
  if (hasFailed && followsLink(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The second click of a double click would close the panel that the first one opened.
  if (event.detail > 1) return;
  const panel = panelOf(control);
  const last = release();
  if (last && panel && panelOf(last) === panel) return;
  held = control;
  reveal(true);
  if (hasFailed) return;
  announceLoading(true);
  start();
  timer = setTimeout(giveUp, holdMs);
}

/** Forgets the held click and returns its control. */
function release(): Control | null | undefined {
  clearTimeout(timer);
  announceLoading(false);
  reveal(false);
  const control = held;
  held = null;
  return control;
}

function panelOf(control: Control): HTMLElement | null {
  return document.getElementById(`${control.getAttribute('aria-controls')}`);
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

/** Shows or hides the loading note, which is in a live region so that screen readers announce it. */
function announceLoading(isLoading: boolean): void {
  const note = document.getElementById(loadingNoteId);
  if (note) note.hidden = !isLoading;
}

/** Repeats the held click on the button that may have replaced the link, unless the button is hidden, like the menu's after a resize. */
function deliver(): void {
  endWaiting();
  const control = release();
  const present = control && (document.getElementById(control.id) ?? control);
  if (present?.offsetWidth) present.click();
}
