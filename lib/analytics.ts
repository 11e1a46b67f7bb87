type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** False when the browser asks not to be tracked, by Global Privacy Control or Do Not Track (`analytics-2`). */
export function mayTrack({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return !globalPrivacyControl && doNotTrack !== '1' && doNotTrack !== 'yes';
}
