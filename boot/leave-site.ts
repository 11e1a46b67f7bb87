import { holdPage } from '@/lib/browser/hold-page';
import { isPlainClick } from '@/lib/browser/plain-click';
import { showModalEvent, type ShowModalDetail } from '@/lib/browser/show-modal';
import { closest } from './closest';
import { leaveSite } from './protocol';

/** A control, or whatever else raised the event, such as the document. */
type Opener = Partial<HTMLElement>;

/** Asks before a plain click on a marked link leaves the site, and at a `show-modal` event of any component, whether or not the program has come. */
export function warnBeforeLeaving(): void {
  addEventListener('click', (event) => {
    const link = closest(event, `[${leaveSite}]`) as HTMLAnchorElement | null | undefined;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    ask(link, link.href);
  });
  addEventListener(
    showModalEvent,
    (event) => ask(event.target as Opener, (event as CustomEvent<Partial<ShowModalDetail> | null>).detail?.url ?? ''),
    true,
  );
}

/** Fills and opens the dialog of the page: the host goes into its `b`, the address into its link, which has no `href` until then. */
function ask(opener: Opener, url: string): void {
  const dialog = document.querySelector('dialog');
  const goOn = dialog?.querySelector('a');
  const host = dialog?.querySelector('b');
  if (!dialog || !goOn || !host || dialog.open || !/^https?:/.test(url)) return;
  Object.assign(goOn, { href: url, target: '_blank', rel: 'noopener noreferrer' });
  if (!goOn.host) return;
  host.textContent = goOn.host;
  // When the dialog closes, focus goes back to what has it now, and not every browser (Safari) focuses what is clicked.
  opener.focus?.({ preventScroll: true });
  dialog.showModal();
  dialog.onclose = holdPage();
  // The browser scrolls to the button that it focuses, past the title on a low screen.
  dialog.scrollTop = 0;
}
