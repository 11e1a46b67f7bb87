import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '@/lib/text/message-of';
import { EditConflict, EditRefused, FieldRefused } from '../refusals';
import { isRequestName } from '../requests/request-guards';
import { type Refusal, versionHeader } from '../requests/requests';
import type { EditorFiles } from './browser-files';
import { forward, forwardUpgrade, neverFramed } from './forward';
import { editorHandlers, type Handlers } from './handlers';
import { MalformedRequest, runRequest } from './run-request';

/** Address prefix of everything that belongs to the editor; all other addresses are the site's. */
const editorPath = '/__editor/';
const maxBodyBytes = 1_000_000;

type EditorServerOptions = EditorFiles & { root: string; site: { host: string; port: number } };

/**
 * A server that shows the site of `next dev` with the editor on every page and runs the editor's requests. It answers only at its own address
 * and to its own pages, so that no other site can write through the editor's browser.
 */
export function editorServer({ root, site, files, version }: EditorServerOptions): Server {
  const handlers = editorHandlers(root);
  const server = createServer((request, response) => {
    response.setHeader(versionHeader, version);
    if (!isOwn(request)) return void response.writeHead(403).end();
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (!pathname.startsWith(editorPath)) return forward(request, response, site, `${editorPath}overlay.js`);
    const name = pathname.slice(editorPath.length);
    if (name.startsWith('api/')) return void answer(handlers, version, name.slice('api/'.length), request, response);
    const file = Object.hasOwn(files, name || 'index.html') ? files[name || 'index.html'] : undefined;
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { ...neverFramed, 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.text);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isOwn(request)) forwardUpgrade(request, socket, head, site);
    else socket.destroy();
  });
  return server;
}

/** Whether `Host`, the requested site, and for writes `Origin`, the requesting site, are both this one. */
function isOwn({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  return (
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) &&
    (headers.origin === undefined || headers.origin === `http://${host}`)
  );
}

async function answer(
  handlers: Handlers,
  version: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body ?? {}));
  };
  if (!isRequestName(name) || request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
    return send(404, {});
  // Nothing may be saved for a page that would not understand the answer.
  if (request.headers[versionHeader] !== version) return send(409, {});
  try {
    send(200, await runRequest(handlers, name, await bodyOf(request)));
  } catch (error) {
    const [status, refusal] = refusalOf(error);
    if (status === 500) console.error(error);
    send(status, refusal);
  }
}

/** The status and the body of the response when a request threw `error`. */
function refusalOf(error: unknown): [number, Refusal] {
  if (error instanceof FieldRefused) return [409, { message: error.message, field: error.field }];
  if (error instanceof EditRefused) return [409, { message: error.message, isConflict: error instanceof EditConflict }];
  if (error instanceof MalformedRequest) return [400, { message: error.message }];
  return [500, { message: `This did not work: ${messageOf(error)}` }];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new EditRefused('This is too long to be saved at once.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
