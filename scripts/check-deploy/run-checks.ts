import type { Check, CheckResult } from './check';
import { HostFailure } from './failure';
import { rawRequest } from './raw-request';

/** Simultaneous requests: enough to finish in a minute, and few for any host. */
const concurrency = 6;

/** Consecutive failed connections after which the host is considered down. */
const maxFailures = 5;

/**
 * Runs all checks. A request without a response counts as wrong, except that a host may close the connection on a hostile request. Rejects with
 * the reason if the host stops responding.
 */
export async function runChecks(origin: string, checks: readonly Check[], wait?: number): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.values();
  let failures = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const { group, request, check } of waiting) {
        try {
          results.push(...check(await rawRequest(origin, request, wait)));
          failures = 0;
        } catch (error) {
          if (!(error instanceof HostFailure)) throw error;
          if (group === 'hostile' && error.kind === 'down') {
            // Rejects if the host closes every connection.
            await rawRequest(origin, { path: '/' }, wait);
            results.push({ group, path: request.path });
            continue;
          }
          if (++failures >= maxFailures) throw error;
          results.push({ group, path: request.path, wrong: error.message });
        }
      }
    }),
  );
  return results;
}
