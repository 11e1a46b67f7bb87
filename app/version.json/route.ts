import { notices } from '@/content/notices';

export const dynamic = 'force-static';

/** Which build this is, and the notices it carries: what to look at after a deploy (`docs/deployment.md`). */
export function GET() {
  const versions = Object.entries(notices).map(([name, { version }]) => [name, version]);
  return Response.json({ commit: process.env.BUILD_COMMIT, builtAt: process.env.BUILT_AT, notices: Object.fromEntries(versions) });
}
