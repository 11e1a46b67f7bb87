import { notices } from '@/content/notices';
import { config } from '@/lib/config';
import { readCiResults } from '@/lib/config/ci-results';

export const dynamic = 'force-static';

/** Which build this is, what CI found before, and the notices it carries: what to look at after a deploy (`docs/deployment.md`). */
export function GET() {
  const versions = Object.entries(notices).map(([name, { version }]) => [name, version]);
  const { commit, builtAt } = config;
  return Response.json({ commit, builtAt, checked: readCiResults() ?? null, notices: Object.fromEntries(versions) });
}
