import { type VisitedMessage, workerAddress, workerPolicy } from './names';

/** Made once, because a policy cannot be created again under its name. */
let address: TrustedScriptURL | string | undefined;
let registration: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Makes the worker save the open page and its files for offline reading. Does nothing if the browser lacks or forbids workers; a registration that
 * failed, for example without a network, is tried again at the next call.
 */
export async function keepForOffline(window: Window, visited: string): Promise<void> {
  const { navigator, trustedTypes, performance } = window;
  if (!('serviceWorker' in navigator)) return;
  try {
    address ??= ownAddress(trustedTypes);
    registration ??= navigator.serviceWorker.register(address);
    await registration;
    const { active } = await navigator.serviceWorker.ready;
    const message: VisitedMessage = { visited, files: filesOf(performance) };
    active?.postMessage(message);
  } catch {
    // Without workers or storage the site works as before.
    registration = undefined;
  }
}

function ownAddress(trustedTypes: TrustedTypePolicyFactory | undefined): TrustedScriptURL | string {
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** The program's files and the fonts that the page fetched. */
function filesOf(performance: Performance): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(addresses.map(({ pathname }) => pathname))].filter((path) => path.startsWith('/_next/static/'));
}
