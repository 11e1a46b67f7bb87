import { mayFetchAhead } from '../links/network';

let outdated = false;
let asking: Promise<void> | undefined;

/** Whether this document's program is known to be older than what the host serves. */
export function isOutdated(): boolean {
  return outdated;
}

/**
 * Checks for a newer deployment (`error-7`), one check at a time, unless the visitor saves data or has no network. Without an answer nothing
 * changes; if the host no longer has the chunk with the check, there has been a new deployment.
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
