import { holdPage } from '@/lib/browser/hold-page';
import { type ShowModalDetail, showModalEvent } from '@/lib/browser/show-modal';
import { onPlainClick } from './click';
import { leaveSiteAttribute } from './protocol';

/** A control, or another event target without `focus`, such as the document. */
type Opener = Partial<HTMLElement>;

/**
 * Shows the warning on a plain click on a marked link, and on the `show-modal` event, which any component may raise (`leave-7`).
 * `lib/links/resolve-link.ts` decides which links leave the site, and `components/navigation/resolved-link.tsx` marks them.
 */
export function warnBeforeLeaving(): void {
  onPlainClick(`[${leaveSiteAttribute}]`, (link, event) => {
    event.preventDefault();
    ask(link, link.href);
  });
  addEventListener(
    showModalEvent,
    (event) => ask(event.target as Opener, (event as CustomEvent<Partial<ShowModalDetail> | null>).detail?.url ?? ''),
    true,
  );
}

/**
 * Fills in and opens the page's dialog: the host goes into its `b`, the address into its link, which has no `href` before. Continue and the
 * backdrop close it, because the program may not run; the browser does the rest.
 */
function ask(opener: Opener, url: string): void {
  const dialog = document.querySelector('dialog');
  const continueLink = dialog?.querySelector('a');
  const host = dialog?.querySelector('b');
  if (!dialog || !continueLink || !host || dialog.open || !/^https?:/.test(url)) return;
  const close = () => dialog.close();
  Object.assign(continueLink, { href: url, target: '_blank', rel: 'noopener noreferrer', onclick: close });
  if (!continueLink.host) return;
  host.textContent = continueLink.host;
  // When the dialog closes, focus returns to the element that has it now, and Safari does not focus a clicked element.
  opener.focus?.({ preventScroll: true });
  // The dialog would hide a popover with the link in it, and focus could not return; this returns it to the popover's control.
  opener.closest?.<HTMLElement>('[popover]')?.hidePopover();
  dialog.showModal();
  dialog.onclose = holdPage();
  // Selecting text and releasing on the backdrop also clicks the dialog, so the press must have begun there, too.
  dialog.onpointerdown = ({ target }) => {
    dialog.onclick = target === dialog ? close : null;
  };
  // On a short screen the browser scrolls past the title to the button that it focuses.
  dialog.scrollTop = 0;
}
