/** The least time for which a request is shown as loading, in ms. */
export const fetchDelayMs = 200;

/** Resolves with the result of `task` after at least `delayMs`, so that a loading state does not flicker (`request-3`). */
export async function withMinimumDelay<Result>(task: Promise<Result>, delayMs: number = fetchDelayMs): Promise<Result> {
  const delay = new Promise((resolve) => setTimeout(resolve, delayMs));
  try {
    return await task;
  } finally {
    await delay;
  }
}
