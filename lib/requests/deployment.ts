import { mayFetchAhead } from '../links/network';

let outdated = false;
let asking: Promise<void> | undefined;

/** Whether this document's program is known to be older than what the host serves. */
export function isOutdated(): boolean {
  return outdated;
}

/**
 * Asks once at a time whether there is a newer deployment (`error-7`), unless the visitor saves data or has no network.
 * No answer changes nothing; a host that no longer has the code that asks has been deployed anew.
 */
export function askForNewer(): Promise<void> {
  if (outdated || !mayFetchAhead(navigator)) return Promise.resolve();
  asking ??= askHost().then((isNewer) => {
    outdated = isNewer;
    asking = undefined;
  });
  return asking;
}

const askHost = (): Promise<boolean> =>
  import('./ask-version').then(
    ({ isAnotherBuildServed }) => isAnotherBuildServed().catch(() => false),
    () => true,
  );
