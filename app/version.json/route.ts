import { notices } from '@/content/notices';
import { config } from '@/lib/config';
import { readCiResults } from '@/lib/config/ci-results';

export const dynamic = 'force-static';

/** Says which build this is, what CI found and which notices it contains, for a check after a deployment (`docs/deployment.md`). */
export function GET() {
  const versions = Object.entries(notices).map(([name, { version }]) => [name, version]);
  const { commit, builtAt } = config;
  return Response.json({
    commit,
    builtAt,
    checked: readCiResults(commit) ?? null,
    notices: Object.fromEntries(versions),
  });
}
