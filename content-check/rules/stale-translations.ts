import { lockFile } from '../lock/lock-file';
import { keysIn, translationStates } from '../lock/translation-state';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { readableTwins, twinFault } from '../twins';

const maxShown = 3;

/** No English text has changed without its Spanish, and the lock has the current form of every text. */
export const staleTranslations: Rule = { name: 'stale-translations', check };

function check(site: SiteUnderTest): Fault[] {
  if (!site.lock)
    return [
      lockFault(
        'texts',
        'There is no lock yet.',
        'npm run check:content -- --init, once, when the first copy is complete',
      ),
    ];
  const states = translationStates(site);
  const stale = readableTwins(site)
    .filter(({ key }) => states.get(key) === 'stale')
    .map((twin) =>
      twinFault(
        twin,
        'The English changed and the Spanish did not.',
        `the Spanish of the new English; if it still fits: npm run check:content -- --accept ${twin.key}`,
      ),
    );
  const unrecorded = keysIn(states, 'unrecorded');
  if (unrecorded.length === 0) return stale;
  const shown =
    unrecorded.length > maxShown
      ? `${unrecorded.slice(0, maxShown).join(', ')} and ${unrecorded.length - maxShown} more`
      : unrecorded.join(', ');
  const message = `${unrecorded.length} ${unrecorded.length === 1 ? 'text is' : 'texts are'} new, removed or changed and not in the lock: ${shown}.`;
  return [
    ...stale,
    lockFault(unrecorded[0] ?? '', message, 'npm run check:content -- --record, after reading both languages'),
  ];
}

function lockFault(key: string, message: string, expected: string): Fault {
  return { key, files: [lockFile], texts: {}, message, expected };
}
