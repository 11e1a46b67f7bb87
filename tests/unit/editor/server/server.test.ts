import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionHeader } from '@/editor/requests/requests';
import { editorServer } from '@/editor/server/server';

/** A site whose pages have one word, except `/broken`, which stops in the middle. */
const site = createServer((asked, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  if (asked.url !== '/broken') return void response.end('<html><head></head><body>Page</body></html>');
  response.write('<html><head></head><body>', () => response.destroy());
});
const files = { 'index.html': { type: 'text/html', text: 'All texts' } };
const portOf = (each: Server) => (each.address() as AddressInfo).port;
let server = site;

beforeAll(async () => {
  await listening(site);
  server = editorServer({ root: '.', site: { host: '127.0.0.1', port: portOf(site) }, version: 'one', files });
  await listening(server);
});
afterAll(async () => {
  for (const each of [server, site]) await new Promise((resolve) => each.close(resolve));
});

function listening(each: Server) {
  return new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** The response to a request for `path`, which is sent unchanged. Rejects if the connection breaks before the end of the response. */
function ask(path: string, { method, headers, body }: Asked = {}) {
  return new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: portOf(server), path, method, headers, agent: false },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('error', reject)
          .on('end', () => resolve(Object.assign(answer, { text })));
      },
    ).on('error', reject);
    asked.end(body);
  });
}

const json = { 'Content-Type': 'application/json', [versionHeader]: 'one' };

it.each(['//', '//a.example/', '/%', '/?', '*'])('the editor still answers after a request for %s', async (path) => {
  await ask(path);
  expect((await ask('/__editor/')).statusCode).toBe(200);
});

it.each(['/__editor/constructor', '/__editor/none.js', '/__editor/../package.json', '/__editor/%2e%2e/package.json'])(
  '%s returns 404',
  async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  },
);

it.each(['/__editor/', '/__editor/api/none'])('%s is answered with the version of the editor', async (path) => {
  expect((await ask(path)).headers[versionHeader]).toBe('one');
});

it('runs no request of a page of another version', async () => {
  const headers = { ...json, [versionHeader]: 'two' };
  const answer = await ask('/__editor/api/listFacts', { method: 'POST', headers, body: '{}' });
  expect([answer.statusCode, answer.text]).toEqual([409, '{}']);
});

it('answers a browser that leaves out the usual port', async () => {
  expect((await ask('/__editor/', { headers: { host: 'localhost' } })).statusCode).toBe(200);
});

describe('another site', () => {
  it.each([[{ host: 'a.example' }], [{ origin: 'https://a.example' }], [{ origin: 'null' }]])(
    'gets 403: %j',
    async (headers) => {
      expect((await ask('/', { headers })).statusCode).toBe(403);
      expect(
        (await ask('/__editor/api/listTexts', { method: 'POST', headers: { ...headers, ...json } })).statusCode,
      ).toBe(403);
    },
  );

  it.each(['/', '/__editor/'])('cannot show %s in a frame', async (path) => {
    expect((await ask(path)).headers['x-frame-options']).toBe('DENY');
  });

  it('cannot write with a form, which does not send JSON', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await ask('/__editor/api/undoText', { method: 'POST', headers, body: '{"key":"a"}' })).statusCode).toBe(
      404,
    );
  });
});

it.each(['', '{', '[]', '{"key":1}', '{"key":"a","seen":"b"}'])(
  'an invalid request gets 400 with advice: %s',
  async (body) => {
    const answer = await ask('/__editor/api/acceptText', { method: 'POST', headers: json, body });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.stringContaining('Load the page again') });
  },
);

it('a page that Next aborts ends with an error instead of hanging', async () => {
  await expect(ask('/broken')).rejects.toThrow('aborted');
  expect((await ask('/')).text).toContain('Page');
});
