/**
 * Calls `task` when the browser is idle, after `timeoutMs` at the latest; returns a function that cancels it.
 * WebKit has no `requestIdleCallback`: there the task runs after a short delay (https://webkit.org/b/164193).
 */
export function whenIdle(task: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => task(), { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, Math.min(200, timeoutMs));
  return () => clearTimeout(timer);
}
