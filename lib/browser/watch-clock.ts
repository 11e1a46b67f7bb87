const everyMs = 30_000;

/** Calls `read` every half minute, and when the tab is shown again, because browsers slow the timers of hidden tabs. Returns how to stop. */
export function watchClock(read: () => void): () => void {
  const interval = setInterval(read, everyMs);
  document.addEventListener('visibilitychange', read);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', read);
  };
}
