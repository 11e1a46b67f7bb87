import { isPlainClick } from '@/lib/browser/plain-click';
import { closest } from './closest';
import { replacesPage } from './protocol';

/** A plain click on a marked link puts its page in the place of this one, however early: Back does not lead here again. */
export function replaceOnExit(): void {
  addEventListener('click', (event) => {
    const link = closest(event, `[${replacesPage}]`) as HTMLAnchorElement | null | undefined;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
