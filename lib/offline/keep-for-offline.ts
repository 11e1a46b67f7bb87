import { workerAddress, workerPolicy, type VisitedMessage } from './names';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
};

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** Has the open page and the files that it runs kept for a time without a network. Where the browser cannot or may not, nothing happens. */
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
    // A browser that forbids workers or storage reads on as before.
  }
}

function ownAddress(trustedTypes: TrustedTypes | undefined): string {
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** The files of the program and the fonts that the page fetched. */
function filesOf(performance: Performance): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(addresses.map(({ pathname }) => pathname))].filter((path) => path.startsWith('/_next/static/'));
}
