import { checkEmail, isEmailLike } from './check-email';
import { withoutOurLicenses } from './check-license';
import { withoutOurPhones } from './check-phone';
import { isPostLike, plainWords, withoutOurAddress } from './check-post';
import { checkWeb } from './check-web';
import { normalize } from './normalize';
import { withoutLabelBefore, withoutLabelsAtEnd } from './usual-label';
import type { OfficialList } from './verdict';

/** Signs of a site or a mailbox, and of a letter before a number: `A-100`. */
const otherEntry = /@|\p{L}{2}\.\p{L}{2}|(?<!\p{L})\p{L}[-/#]\s?\d/u;
/** What can make another number or address of ours; the letters A and Y alone are words, too. */
const partOfEntry =
  /\d|(?<!\p{L})[B-XZ](?!\p{L})|^.$|\b(?:LOCK)?BOX\b|\b(?:SUITE|FLOOR|FL|ROOM|RM|BUILDING|BLDG|APT|PMB|PISO|EDIFICIO)\b/u;

/** Whether a text is an entry of ours, or several, with words around it that make no other entry of it: `Mail it to: P.O. Box 1000, …`. */
export function isOursAmongWords(text: string, list: OfficialList): boolean {
  const withoutSites = withoutOurSites(text, list);
  const others = withoutOurs(withoutSites, list);
  return (
    others !== plainWords(text) && !otherEntry.test(withoutSites) && !partOfEntry.test(others) && !isPostLike(others)
  );
}

/** The text without our mailboxes and sites, as a letterhead prints them below our address. */
function withoutOurSites(text: string, list: OfficialList): string {
  return text.replace(/[^\s,;]+/g, (written) => {
    const word = normalize(withoutLabelBefore(written));
    const { verdict } = isEmailLike(word) ? checkEmail(word, list) : checkWeb(word, list);
    return verdict === 'same' ? '' : written;
  });
}

function withoutOurs(text: string, list: OfficialList): string {
  const written = withoutOurPhones(text, list);
  const words = withoutLabelsAtEnd(plainWords(written));
  const rest = withoutOurAddress(words, list);
  // A license can have the digits of a ZIP code that is not ours.
  return rest === words ? plainWords(withoutOurLicenses(written, list)) : rest;
}
