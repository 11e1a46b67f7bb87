import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostileAddresses } from '@/scripts/check-deploy/hostile-addresses';
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

test('check:deploy passes for a host that closes the connection on hostile addresses', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const firewall = createServer(({ url = '', method, headers }, response) => {
    if (hostileAddresses.includes(url)) return void response.destroy();
    const forwarded = request(new URL(String(baseURL)), { path: url, method, headers }, (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
    });
    forwarded.end();
  }).listen(0, '127.0.0.1');
  await once(firewall, 'listening');
  try {
    const { port } = firewall.address() as AddressInfo;
    const { status, output } = await runCheck([`http://127.0.0.1:${port}`, '--json']);
    expect(JSON.parse(output)).toMatchObject({ ok: true, wrong: [] });
    expect(status).toBe(0);
  } finally {
    firewall.close();
  }
});
