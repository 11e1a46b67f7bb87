/** What the browser tells of its connection; engines without the Network Information API tell nothing of `connection`. */
export type NetworkStatus = { onLine: boolean; connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether bytes may be fetched that the visitor did not ask for: not offline, not with data saver, not on 2g. Takes the browser's `navigator`. */
export function mayFetchAhead({ onLine, connection: { saveData, effectiveType = '' } = {} }: NetworkStatus): boolean {
  return onLine && !saveData && !effectiveType.includes('2g');
}
