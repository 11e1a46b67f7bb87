import { config } from '../config';
import { request } from './http';

/** Whether the host serves a different build than this program's. Throws if there is no answer. */
export async function isAnotherBuildServed(): Promise<boolean> {
  const { commit, builtAt } = await request<{ commit: string; builtAt: string }>('/version.json', {
    baseURL: location.origin,
    cache: 'no-cache',
    isInBackground: true,
  });
  return commit !== config.commit || builtAt !== config.builtAt;
}
