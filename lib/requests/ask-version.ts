import { request } from './http';
import { isAnotherBuild, type ServedVersion } from './is-another-build';

/** Whether the host serves a different build than this program's. Throws if there is no answer. */
export async function isAnotherBuildServed(): Promise<boolean> {
  const served = await request<ServedVersion>('/version.json', {
    baseURL: location.origin,
    cache: 'no-cache',
    isInBackground: true,
  });
  return isAnotherBuild(served);
}
