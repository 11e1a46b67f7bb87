/** The day on this machine at a time of Git, which is in seconds, such as `2026-11-23`. */
export function dayOf(seconds: number): string {
  // Canadian English writes dates in this form.
  return new Date(seconds * 1000).toLocaleDateString('en-CA');
}
