import { type FetchOptions, ofetch } from 'ofetch';
import { config } from '../config';
import { progressStore } from '../progress/progress-store';
import { withMinimumDelay } from './minimum-delay';

const client = ofetch.create({
  baseURL: config.apiBaseUrl,
  headers: { Accept: 'application/json' },
  credentials: 'omit',
  retry: 0,
});

type RequestOptions = FetchOptions<'json'> & {
  /** Whether the request is hidden from the progress bar, because no visitor waits for it. */
  isInBackground?: boolean;
};

/**
 * Requests JSON from the configured API, or from another `baseURL`, and shows it on the progress bar (`request-4`).
 * Throws ofetch's `FetchError` if the response is not successful.
 */
export function request<Result>(
  path: string,
  { isInBackground = false, ...options }: RequestOptions = {},
): Promise<Result> {
  const answer = withMinimumDelay(client<Result>(path, options));
  return isInBackground ? answer : shownOnProgressBar(answer);
}

async function shownOnProgressBar<Result>(answer: Promise<Result>): Promise<Result> {
  progressStore.start();
  try {
    const result = await answer;
    progressStore.finish();
    return result;
  } catch (error) {
    progressStore.fail();
    throw error;
  }
}
