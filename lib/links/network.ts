/** What the browser tells of its connection; engines without the Network Information API tell nothing. */
export type NetworkStatus = { onLine: boolean; saveData?: boolean; effectiveType?: string };

/** Whether bytes may be fetched that the visitor did not ask for (`prefetch-4`). */
export function mayFetchAhead({ onLine, saveData, effectiveType }: NetworkStatus): boolean {
  return onLine && !saveData && effectiveType !== '2g' && effectiveType !== 'slow-2g';
}

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Reads what a browser tells of its connection now. */
export function networkStatus(navigator: NavigatorWithConnection): NetworkStatus {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return { onLine: navigator.onLine, saveData, effectiveType };
}
