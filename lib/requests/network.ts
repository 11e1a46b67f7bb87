/** What the browser reports about its connection; `connection` is missing without the Network Information API. */
export type NetworkStatus = { onLine: boolean; connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether data may be fetched that the visitor did not request: not offline, with data saver or on 2g. Takes the browser's `navigator`. */
export function mayFetchAhead({ onLine, connection: { saveData, effectiveType = '' } = {} }: NetworkStatus): boolean {
  return onLine && !saveData && !effectiveType.includes('2g');
}
