import { isPlainClick } from '@/lib/browser/plain-click';
import { closest } from './closest';
import { holdMs } from './delays';
import { start, untilHydrated } from './program';
import { hydratedEvent, loadingNoteId, needsRuntime } from './protocol';

type Control = HTMLElement & { href?: string };

let held: Control | null | undefined;
let timer: ReturnType<typeof setTimeout>;
let hasFailed: boolean;

/**
 * A plain click on a control that needs the program is held until the page is hydrated and then delivered, or followed as a link.
 * What the control opens is shown at once when it is in the page, and stays when the program does not come; a second click, or the Escape key, takes the first one back.
 */
export function holdClicks(): void {
  const options = { capture: true, signal: untilHydrated.signal };
  addEventListener('click', holdClick, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && held && panelOf(held) && release()?.focus(), options);
  document.addEventListener(hydratedEvent, deliver);
}

/** The program does not come: a held click is followed as the link that it is on, unless its panel serves. Tells whether a click was held. */
export function giveUp(): boolean {
  const isHeld = isHolding();
  hasFailed = true;
  tellLoading(false);
  if (held && !panelOf(held)) {
    const { href } = held;
    held = null;
    if (href) location.assign(href);
  }
  return isHeld;
}

/** Whether a click is held, or its panel serves it. */
export function isHolding(): boolean {
  return !!held;
}

function holdClick(event: MouseEvent): void {
  const control: Control | null | undefined = closest(event, `[${needsRuntime}]`);
  if (!control || !isPlainClick(event) || (hasFailed && !panelOf(control))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const panel = panelOf(control);
  const last = release();
  if (last && panel && panelOf(last) === panel) return;
  held = control;
  reveal(true);
  if (hasFailed) return;
  tellLoading(true);
  start();
  // A button without a panel leads nowhere else: its click waits until the program is there, or has failed.
  if (panel || control.href) timer = setTimeout(giveUp, holdMs);
}

/** Forgets the held click, and gives its control. */
function release(): Control | null | undefined {
  clearTimeout(timer);
  tellLoading(false);
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
  held?.setAttribute('aria-expanded', `${isShown}`);
}

/** The note stands in a live region: a screen reader announces it when it is shown. */
function tellLoading(isLoading: boolean): void {
  const note = document.getElementById(loadingNoteId);
  if (note) note.hidden = !isLoading;
}

/** The program may have put a button in the place of a link. A control that is shown no more, such as the menu's on a window that became a desktop's, is left alone. */
function deliver(): void {
  untilHydrated.abort();
  const control = release();
  const present = control && (document.getElementById(control.id) ?? control);
  if (present?.offsetWidth) present.click();
}
