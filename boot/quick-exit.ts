import { isPlainClick } from '@/lib/browser/plain-click';
import { closest } from './closest';
import { replacesPageAttribute } from './protocol';

/** Makes a plain click on a marked link replace this page in the history, so that Back does not return here, even before the program runs. */
export function replaceOnExit(): void {
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, `[${replacesPageAttribute}]`);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
