import { onPlainClick } from './click';
import { replacesPageAttribute } from './protocol';

/** Makes a plain click on a marked link replace this page in the history, so that Back does not return here, even before the program runs. */
export function replaceOnExit(): void {
  onPlainClick(`[${replacesPageAttribute}]`, (link, event) => {
    event.preventDefault();
    location.replace(link.href);
  });
}
