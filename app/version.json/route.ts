import { notices } from '@/content/notices';
import { config } from '@/lib/config';

export const dynamic = 'force-static';

/** Which build this is, and the notices it carries: what to look at after a deploy (`docs/deployment.md`). */
export function GET() {
  const versions = Object.entries(notices).map(([name, { version }]) => [name, version]);
  return Response.json({ commit: config.commit, builtAt: config.builtAt, notices: Object.fromEntries(versions) });
}
