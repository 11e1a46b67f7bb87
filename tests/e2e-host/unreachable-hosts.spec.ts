import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './host';
import { runCheck } from './run-check';

const redirect =
  (to: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { Location: to }).end();

/** Faulty hosts, each with the one line that the check must print about it; `PORT` is the host's port. */
const hosts: [what: string, listener: RequestListener, line: RegExp][] = [
  ['never answers', () => {}, /^localhost:PORT did not answer GET \/ within 1 s\.$/],
  ['hangs up', (_, response) => void response.destroy(), /^localhost:PORT cannot be reached \(ECONNRESET\)\.$/],
  [
    'never completes its response',
    (_, response) => void response.write('<!doctype'),
    /^localhost:PORT did not answer GET \/ within 1 s\.$/,
  ],
  ['redirects to itself', redirect('/'), /^http:\/\/localhost:PORT redirects in a loop: \S+ → \S+$/],
  [
    'redirects endlessly',
    ({ url }, response) => void response.writeHead(302, { Location: `${url}x` }).end(),
    /^http:\/\/localhost:PORT redirects more than 5 times: /,
  ],
  [
    'redirects to an address that is not http(s)',
    redirect('javascript:alert(1)'),
    /^http:\/\/localhost:PORT leads to javascript:alert\(1\), which is not a web address\.$/,
  ],
  [
    'serves another site',
    (_, response) => void response.end('Hello'),
    /^http:\/\/localhost:PORT serves another site: /,
  ],
  [
    'serves another build',
    (_, response) => void response.end('{"commit":"abcdef1"}'),
    /^http:\/\/localhost:PORT serves the build of abcdef1, but out\/ is the build of \w+\. /,
  ],
];

for (const [what, listener, line] of hosts) {
  test(`for a host that ${what}, check:deploy prints one line and exits with 2`, async () => {
    const { status, output } = await checkOf(createServer(listener), 'http');
    expect(status).toBe(2);
    expect(output).toMatch(line);
    expect(output).not.toContain('\n');
  });
}

test('for a host that redirects to another, check:deploy names the other', async () => {
  const other = createServer((_, response) => void response.end('Hello')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const { status, output } = await checkOf(createServer(redirect(address)), 'http');
  other.close();
  expect({ status, output }).toEqual({
    status: 2,
    output: `http://localhost:PORT leads to ${address}: check that address.`,
  });
});

test('for a host that is down or has no DNS name, check:deploy says so', async () => {
  expect(await runCheck(['http://localhost:1'])).toEqual({
    status: 2,
    output: 'localhost:1 cannot be reached (ECONNREFUSED).',
  });
  const unnamed = await runCheck(['https://no-such-host.invalid', '--json']);
  expect(unnamed.status).toBe(2);
  expect(JSON.parse(unnamed.output)).toMatchObject({ ok: false, kind: 'down' });
});

test('for an expired certificate, check:deploy says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'expired-'));
  writeFileSync(
    join(folder, 'ca.cnf'),
    `[ca]\ndefault_ca=d\n[d]\ndatabase=${folder}/index\nserial=${folder}/serial\nnew_certs_dir=${folder}\ndefault_md=sha256\npolicy=p\n[p]\ncommonName=supplied\n`,
  );
  writeFileSync(join(folder, 'index'), '');
  writeFileSync(join(folder, 'serial'), '01');
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  openssl(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'a.csr',
    '-subj',
    '/CN=localhost',
  );
  const times = ['-startdate', '20200101000000Z', '-enddate', '20200201000000Z'];
  openssl(
    'ca',
    '-batch',
    '-config',
    'ca.cnf',
    '-selfsign',
    '-keyfile',
    'key.pem',
    '-in',
    'a.csr',
    '-out',
    'a.pem',
    '-notext',
    ...times,
  );
  const [key, cert] = ['key.pem', 'a.pem'].map((name) => readFileSync(join(folder, name)));
  const { status, output } = await checkOf(
    createTlsServer({ key, cert }, (_, response) => void response.end()),
    'https',
  );
  rmSync(folder, { recursive: true });
  expect(status).toBe(2);
  expect(output).toMatch(
    /^The certificate of localhost:PORT (has expired|is not accepted \(DEPTH_ZERO_SELF_SIGNED_CERT\))/,
  );
});

test('without a valid address, check:deploy prints its usage', async () => {
  for (const args of [[], ['localhost'], ['https://host/path']]) {
    const { status, output } = await runCheck(args);
    expect({ status, output }).toEqual({
      status: 2,
      output: 'Usage: npm run check:deploy -- https://host [--json] [--wait seconds]',
    });
  }
});

/** Runs the check against `server`, and returns its result with `PORT` in place of the server's port. */
async function checkOf(
  server: Pick<Server, 'listen' | 'address' | 'close' | 'closeAllConnections'>,
  protocol: string,
  trusted?: string,
) {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status, output } = await runCheck([`${protocol}://localhost:${port}`, '--wait', '1'], { trusted });
  server.closeAllConnections();
  server.close();
  return { status, output: output.replaceAll(String(port), 'PORT') };
}
