import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteServer } from '@/scripts/preview/site-server';
import { rules } from '@/tests/unit/hosts/sample-rules';

describe('the preview', () => {
  const root = mkdtempSync(join(tmpdir(), 'preview-'));
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    mkdirSync(join(root, 'es'));
    for (const name of ['index.html', 'about.html', 'es.html', 'es/404.html', '404.html', 'gone.html', 'about.txt'])
      for (const end of ['', '.br', '.gz']) writeFileSync(join(root, name + end), `${name}${end} `.repeat(20));
    writeFileSync(join(root, 'empty.txt'), '');
    server = siteServer(root, rules).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    rmSync(join(root, 'gone.html'));
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });

  /** Sends raw bytes and returns the first line of the response when the connection ends, or stops waiting after a while. */
  async function send(text: string, patience = 5000): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (data: string) => (answer += data));
    socket.on('error', () => {});
    socket.setTimeout(patience, () => socket.destroy());
    if (patience === 0) socket.end(text, 'latin1');
    else socket.write(text, 'latin1');
    await once(socket, 'close');
    return answer.slice(0, answer.indexOf('\r\n'));
  }

  const get = (target: string, ...headers: string[]) =>
    send([`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));

  it.each([
    ['/about', 'HTTP/1.1 200 OK'],
    ['/gone', 'HTTP/1.1 500 Internal Server Error'],
    ['/empty.txt', 'HTTP/1.1 200 OK'],
    ['*evil.example/', 'HTTP/1.1 404 Not Found'],
    ['/nope', 'HTTP/1.1 404 Not Found'],
  ])('answers %s with %s', async (target, status) => {
    expect(await get(target)).toBe(status);
  });

  it('answers a reversed range with the whole page, and one beyond the end with 416', async () => {
    expect(await get('/about', 'Range: bytes=5-2')).toBe('HTTP/1.1 200 OK');
    expect(await get('/about', 'Range: bytes=5-9')).toBe('HTTP/1.1 206 Partial Content');
    expect(await get('/about', 'Range: bytes=99999-')).toBe('HTTP/1.1 416 Range Not Satisfiable');
  });

  it('survives ten thousand hostile requests', async () => {
    const next = random(20_261_123);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
    const junk = () =>
      Array.from({ length: Math.floor(next() * 12) }, () => String.fromCharCode(Math.floor(next() * 256))).join('');
    const hostile = () => {
      const target = `${pick(['/', '/about', '/es', '/gone', '/empty.txt', '//', '/%', '*', 'http://x/', ''])}${pick(['', '', junk(), '?', '/..', '%00'])}`;
      const headers = Array.from({ length: Math.floor(next() * 4) }, () =>
        pick([
          `Range: bytes=${junk()}`,
          `Range: bytes=${pick(['5-2', '-', '-0', '0-', '99999-', '0-0,1-1', '1e9-', '-1e9', '9'.repeat(400)])}`,
          `Accept-Encoding: ${pick(['br', 'gzip', 'br;q=0', '*', junk(), ','.repeat(500)])}`,
          `If-None-Match: ${pick(['*', 'W/"', junk(), '"a",'.repeat(200)])}`,
          `Transfer-Encoding: ${pick(['chunked', 'gzip, chunked', junk()])}`,
          `Content-Length: ${pick(['0', '-1', '99999999999999999999', '5'])}`,
          `Expect: ${pick(['100-continue', junk()])}`,
          `Upgrade: ${pick(['websocket', 'h2c'])}\r\nConnection: upgrade`,
          `${junk()}: ${junk()}`,
          `X: ${'a'.repeat(Math.floor(next() * 20_000))}`,
        ]),
      );
      const method = pick(['GET', 'GET', 'HEAD', 'POST', 'TRACE', 'CONNECT', 'OPTIONS', 'PRI', junk()]);
      return `${method} ${target} HTTP/${pick(['1.1', '1.1', '1.0', '2.0', '9'])}\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}${pick(['Connection: close\r\n\r\n', '\r\n', ''])}${pick(['', '', junk()])}`;
    };
    let left = 10_000;
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        while (left-- > 0) await send(hostile(), pick([0, 20, 40]));
      }),
    );
    expect(server.listening).toBe(true);
    expect(await get('/about')).toBe('HTTP/1.1 200 OK');
  });
});

/** Numbers from 0 to 1, the same on every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
