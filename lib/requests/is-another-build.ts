import { config } from '../config';

/** What a host says about the build that it serves (`/version.json`), as far as it is compared. */
export type ServedVersion = { commit: string; builtAt: string };

/** Whether the host serves a different build than this program's; an answer that does not name a build is none. */
export function isAnotherBuild({ commit, builtAt }: Partial<ServedVersion>): boolean {
  if (commit === undefined || builtAt === undefined) return false;
  return commit !== config.commit || builtAt !== config.builtAt;
}
