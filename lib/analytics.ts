type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** Whether the browser sends Global Privacy Control. */
export function sendsPrivacyControl({ globalPrivacyControl }: PrivacySignals): boolean {
  return !!globalPrivacyControl;
}

/** False when the browser asks not to be tracked, by Global Privacy Control or Do Not Track (`analytics-2`). */
export function mayTrack(signals: PrivacySignals): boolean {
  return !sendsPrivacyControl(signals) && signals.doNotTrack !== '1' && signals.doNotTrack !== 'yes';
}
