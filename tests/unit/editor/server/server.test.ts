import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorServer } from '@/editor/server/server';

const files = { 'index.html': { type: 'text/html', text: 'All texts' } };
const nobody = { host: '127.0.0.1', port: 9 };
const server = editorServer({ root: '.', site: nobody, files });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Status of the answer to an address, exactly as it is written. */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });

it.each(['//', '//a.example/', '/%', '/?', '*'])('the editor still answers after a request of %s', async (path) => {
  await statusOf(path);
  expect(await statusOf('/__editor/')).toBe(200);
});

it.each(['/__editor/constructor', '/__editor/none.js'])('%s is no file of the editor', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

it.each([[{ host: 'a.example' }], [{ origin: 'https://a.example' }]])(
  'the editor answers no other site: %j',
  async (headers) => {
    expect(await statusOf('//', headers)).toBe(403);
  },
);
