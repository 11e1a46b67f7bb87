import { ofetch, type FetchOptions } from 'ofetch';
import { config } from '../config';
import { withMinimumDelay } from './minimum-delay';
import { progressStore } from '../progress/progress-store';

const client = ofetch.create({
  baseURL: config.apiBaseUrl,
  headers: { Accept: 'application/json' },
  credentials: 'omit',
  retry: 0,
});

/**
 * Requests JSON from the configured API, or from another `baseURL`, and shows it on the progress bar (`request-4`).
 * Throws ofetch's `FetchError` when the answer is not a success.
 */
export async function request<Result>(path: string, options?: FetchOptions<'json'>): Promise<Result> {
  progressStore.start();
  try {
    const result = await withMinimumDelay(client<Result>(path, options));
    progressStore.finish();
    return result;
  } catch (error) {
    progressStore.fail();
    throw error;
  }
}
