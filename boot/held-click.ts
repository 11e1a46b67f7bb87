import { isPlainClick } from '@/lib/browser/plain-click';
import { closest } from './closest';
import { holdMs } from './delays';
import { isAwaited, start, stopWaiting } from './program';
import { hydratedEvent, leaveSite, needsRuntime } from './protocol';

type Control = HTMLElement & { href?: string };

let held: Control | null | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * A plain click on a control that needs the program is held until the page is hydrated and then delivered, or followed as a link.
 * What the control opens is shown at once when it is in the page; a second click, or the Escape key, takes the first one back.
 */
export function holdClicks(): void {
  const needsProgram = `[${needsRuntime}],[${leaveSite}]`;
  addEventListener(
    'click',
    (event) => {
      const control = closest(event, needsProgram);
      if (isAwaited && control && isPlainClick(event)) hold(event, control);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && reveal(false)) {
        held?.focus();
        held = null;
      }
      const control = event.key === ' ' && closest(event, 'a[role=button]');
      if (isAwaited && control) hold(event, control);
    },
    true,
  );
  document.addEventListener(hydratedEvent, deliver);
}

/** Follows the held click as the link that it is on; tells whether there was one. */
export function follow(): boolean {
  reveal(false);
  const link = held;
  held = null;
  if (link?.href) location.assign(link.href);
  return !!link;
}

function hold(event: MouseEvent | KeyboardEvent, control: Control): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if ((event as Partial<KeyboardEvent>).repeat) return;
  held = reveal(false) && held === control ? null : control;
  reveal(true);
  start();
  clearTimeout(timer);
  timer = setTimeout(follow, holdMs);
}

/** Shows or hides what the held control opens, and gives it; none when it is not in the page. */
function reveal(isShown: boolean): HTMLElement | null | undefined {
  const panel = held && document.getElementById(held.getAttribute('aria-controls') ?? '');
  if (panel) {
    panel.hidden = !isShown;
    held?.setAttribute('aria-expanded', `${isShown}`);
  }
  return panel;
}

/** A control that is shown no more, such as the menu's on a window that became a desktop's, is left alone. */
function deliver(): void {
  const control = held;
  reveal(false);
  stopWaiting();
  held = null;
  if (control?.offsetWidth) control.click();
}
