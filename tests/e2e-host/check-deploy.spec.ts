import { expect, test } from './host';
import { runCheck } from './run-check';

test('npm run check:deploy passes and reports as a table and as JSON', async ({ baseURL }) => {
  // This starts the check twice, and each run makes hundreds of requests.
  test.setTimeout(120_000);
  const table = await runCheck([String(baseURL)]);
  expect(table).toMatchObject({ status: 0 });
  for (const group of [
    'page',
    'file',
    'type',
    'cache',
    'headers',
    'compression',
    'redirect',
    'not-found',
    'method',
    'hostile',
  ])
    expect.soft(table.output).toMatch(new RegExp(`^${group} +\\d+ +right$`, 'm'));
  const { status, output } = await runCheck([String(baseURL), '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ ok: true, wrong: [] });
});
