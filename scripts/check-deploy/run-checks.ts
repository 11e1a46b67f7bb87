import { ask } from './ask';
import { HostFailure } from './failure';
import type { Check, Verdict } from './verdict';

/** Questions at a time: enough to be done in a minute, and few for any host. */
const atATime = 6;

/** Failed connections in a row after which the host is taken for gone. */
const mostFailures = 5;

/** Asks all questions. A question without an answer is wrong; rejects with the reason when the host has stopped answering. */
export async function runChecks(origin: string, checks: readonly Check[], wait?: number): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = checks.values();
  let failures = 0;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const { question, judge } of waiting) {
        try {
          verdicts.push(...judge(await ask(origin, question, wait)));
          failures = 0;
        } catch (error) {
          if (!(error instanceof HostFailure)) throw error;
          if (++failures >= mostFailures) throw error;
          // A host may close the connection on what is hostile.
          const isRefusal =
            error.kind === 'down' &&
            judge({ status: 400, headers: {}, body: Buffer.alloc(0) }).every(({ group }) => group === 'hostile');
          if (!isRefusal) verdicts.push({ group: 'page', path: question.path, wrong: error.message });
        }
      }
    }),
  );
  return verdicts;
}
