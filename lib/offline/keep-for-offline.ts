import { workerAddress, workerPolicy, type VisitedMessage } from './names';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
};

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** Has the worker save the open page and its files for offline reading. Does nothing if the browser lacks or forbids it. */
export async function keepForOffline(window: Window & { trustedTypes?: TrustedTypes }, visited: string): Promise<void> {
  const { navigator, trustedTypes, performance } = window;
  if (!('serviceWorker' in navigator)) return;
  try {
    registration ??= navigator.serviceWorker.register(ownAddress(trustedTypes));
    await registration;
    const { active } = await navigator.serviceWorker.ready;
    const message: VisitedMessage = { visited, files: filesOf(performance) };
    active?.postMessage(message);
  } catch {
    // Without workers or storage the site works as before.
  }
}

function ownAddress(trustedTypes: TrustedTypes | undefined): string {
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** The program's files and the fonts that the page fetched. */
function filesOf(performance: Performance): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(addresses.map(({ pathname }) => pathname))].filter((path) => path.startsWith('/_next/static/'));
}
