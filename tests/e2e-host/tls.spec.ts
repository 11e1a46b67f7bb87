import { connect as connectPlain } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { type Ask, expect, rules, test } from './host';

/** The response of the server with a certificate to a request for the host `name`. */
const get = (ask: Ask, name: string, path: string) => ask(path, { servername: name, headers: { Host: name } });

/** The cipher of a TLS handshake, or the reason why it failed. */
function handshake(base: string, options: ConnectionOptions): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false, ...options }, () => {
      resolve(socket.getCipher().name);
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(`refused: ${error.code ?? error.message}`));
  });
}

test('the bare domain redirects to the site over https, with all headers including HSTS', async ({ ask }) => {
  const { status, headers } = await get(ask, 'site.example', '/es/about?x=1');
  expect({ status, location: headers.location }).toEqual({
    status: 308,
    location: 'https://www.site.example/es/about?x=1',
  });
  for (const [name, value] of Object.entries({ ...rules.headers, ...rules.httpsHeaders }))
    expect.soft({ name, value: headers[name.toLowerCase()] }).toEqual({ name, value });
  expect((await get(ask, 'www.site.example', '/es/about')).status).toBe(200);
});

test('an unknown name gets no TLS handshake and no response over http', async ({ baseURL, httpPort }) => {
  for (const servername of ['evil.example', 'localhost', 'portal.site.example'])
    expect.soft(await handshake(String(baseURL), { servername }), servername).toMatch(/^refused/);
  expect(await askPlain(httpPort, 'evil.example')).toBe('');
});

test('http redirects to https under the same name, with all headers except HSTS', async ({ httpPort }) => {
  const answer = await askPlain(httpPort, 'site.example');
  expect(answer).toMatch(/^HTTP\/1\.1 308 [^]*\r\nLocation: https:\/\/site\.example\/a\?b\r\n/);
  for (const [name, value] of Object.entries(rules.headers)) expect.soft(answer).toContain(`\r\n${name}: ${value}\r\n`);
  for (const name of Object.keys(rules.httpsHeaders)) expect.soft(answer).not.toContain(name);
  expect(await askPlain(httpPort, 'www.site.example')).toMatch(/\r\nLocation: https:\/\/www\.site\.example\/a\?b\r\n/);
});

test('TLS accepts only ciphers with forward secrecy and TLS 1.2 or newer', async ({ baseURL }) => {
  const servername = 'www.site.example';
  const old = { servername, maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' } as const;
  expect(await handshake(String(baseURL), { ...old, ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' })).toBe(
    'ECDHE-RSA-AES128-GCM-SHA256',
  );
  for (const ciphers of ['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA'])
    expect.soft(await handshake(String(baseURL), { ...old, ciphers }), ciphers).toMatch(/^refused/);
  expect(
    await handshake(String(baseURL), {
      servername,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'ALL:@SECLEVEL=0',
    }),
  ).toMatch(/^refused/);
});

test('closes a connection whose request is never completed', async ({ httpPort }) => {
  const socket = connectPlain(httpPort, '127.0.0.1');
  socket.resume().write('GET / HTTP/1.1\r\nHost: www.site.example\r\n');
  // nginx resets the connection, which is an error here.
  socket.on('error', () => {});
  // The server's own limit is shorter than the test's; nginx's default is longer.
  await new Promise((resolve) => socket.on('close', resolve));
});

async function askPlain(port: number, name: string): Promise<string> {
  const socket = connectPlain(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
  socket.on('error', () => {});
  socket.write(`GET /a?b HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}
