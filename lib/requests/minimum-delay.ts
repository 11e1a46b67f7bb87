/** Least time that a request is shown as loading. */
export const fetchDelayMs = 200;

/** Gives what `task` gives, after `delayMs` at the earliest, so that a loading state never flickers (`request-3`). */
export async function withMinimumDelay<Result>(task: Promise<Result>, delayMs: number = fetchDelayMs): Promise<Result> {
  const delay = new Promise((resolve) => setTimeout(resolve, delayMs));
  try {
    return await task;
  } finally {
    await delay;
  }
}
