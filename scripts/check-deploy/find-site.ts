import { HostFailure } from './failure';
import { rawRequest } from './raw-request';

const maxHops = 5;

/**
 * Checks that `origin` serves this site and this build. Rejects with a `HostFailure` that says what it is instead: down, slow, a redirect loop,
 * another address, another site or another build.
 */
export async function findSite(origin: string, commit: string, wait?: number): Promise<void> {
  await requireNoRedirect(origin, wait);
  const { status, body } = await rawRequest(origin, { path: '/version.json' }, wait);
  const live = status === 200 ? commitOf(body) : undefined;
  if (live === undefined)
    throw new HostFailure(
      'another-site',
      `${origin} serves another site: its /version.json (${status}) is not from this site.`,
    );
  if (live !== commit)
    throw new HostFailure(
      'another-build',
      `${origin} serves the build of ${live}, but out/ is the build of ${commit}. Check out the served commit and build it.`,
    );
}

/** Rejects with a `HostFailure` if the home page at `origin` redirects. */
async function requireNoRedirect(origin: string, wait?: number): Promise<void> {
  const seen = [new URL('/', origin).href];
  for (let hop = 0; hop <= maxHops; hop++) {
    const here = new URL(seen.at(-1) ?? origin);
    const { status, headers } = await rawRequest(here.origin, { path: here.pathname + here.search }, wait);
    if (status < 300 || status > 399 || !headers.location) {
      if (seen.length === 1) return;
      throw new HostFailure('elsewhere', `${origin} leads to ${here.href}: check that address.`);
    }
    const next = URL.canParse(headers.location, here) ? new URL(headers.location, here) : undefined;
    if (!next || !/^https?:$/.test(next.protocol))
      throw new HostFailure('elsewhere', `${origin} leads to ${headers.location}, which is not a web address.`);
    if (seen.includes(next.href))
      throw new HostFailure('loop', `${origin} redirects in a loop: ${[...seen, next.href].join(' → ')}`);
    seen.push(next.href);
  }
  throw new HostFailure('loop', `${origin} redirects more than ${maxHops} times: ${seen.join(' → ')}`);
}

function commitOf(body: Buffer): string | undefined {
  try {
    const { commit } = JSON.parse(body.toString()) as { commit?: unknown };
    return typeof commit === 'string' ? commit : undefined;
  } catch {
    return undefined;
  }
}
