import { isAnotherBuild } from './is-another-build';
import { mayFetchAhead } from './network';

let outdated = false;
let asking: Promise<void> | undefined;

/** Whether this document's program is known to be older than what the host serves. */
export function isOutdated(): boolean {
  return outdated;
}

/**
 * Checks for a newer deployment (`error-7`), one check at a time, unless the visitor saves data or has no network. Without an answer nothing
 * changes.
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
  import('./ask-version')
    .then(({ isAnotherBuildServed }) => isAnotherBuildServed(), askWithoutClient)
    .catch(() => false);

/**
 * Asks as the HTTP client does (`request-2`), whose chunk cannot be loaded: the network was lost, or the host has only the files of a newer
 * deployment. An error page in JSON says nothing about a build.
 */
const askWithoutClient = async (): Promise<boolean> => {
  const headers = { Accept: 'application/json' };
  const response = await fetch('/version.json', { cache: 'no-cache', credentials: 'omit', headers });
  return response.ok && isAnotherBuild(await response.json());
};
