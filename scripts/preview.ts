/** Serves the finished site in `out/` as a host would: `npm run preview`, on `PORT` (3000) and `HOST` (all interfaces). */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answer } from '@/hosts/answer';
import { cacheControl, fileHeaders } from '@/hosts/file-headers';
import type { HostRules } from '@/hosts/rules';

const root = 'out';
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST;

if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no finished site in out/: run "npm run build" first.');
  process.exit(1);
}

const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;
const published = publishedFiles();
const uncached = { 'Cache-Control': cacheControl(rules, '/') };
const files = sirv(root, { extensions: ['html'], brotli: true, gzip: true, etag: true });

const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const result = answer(rules, request.method ?? 'GET', path, query, exists);
  for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
  switch (result.status) {
    case 200:
      request.url = result.path;
      setFileHeaders(response, result.path);
      return files(request, response, () => sendNotFound(request, response, '404.html'));
    case 308:
      return response.writeHead(308, { Location: result.location, ...uncached }).end();
    case 404:
      return sendNotFound(request, response, result.file);
    default:
      return response
        .writeHead(result.status, {
          ...uncached,
          ...(result.status === 405 ? { Allow: rules.methods.join(', ') } : {}),
        })
        .end();
  }
});

server.listen(port, host, () => console.log(`The site is at http://localhost:${port}`));

function exists(path: string): boolean {
  return path === '/' || published.has(path) || published.has(`${path}.html`);
}

/** Paths of all files of the site. They are asked for by name: no path of a request reaches the file system. */
function publishedFiles(): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${join(entry.parentPath, entry.name).slice(root.length + 1)}`),
  );
}

function setFileHeaders(response: ServerResponse, path: string): void {
  const file = path === '/' ? '/index.html' : published.has(path) ? path : `${path}.html`;
  for (const [name, value] of Object.entries(fileHeaders(rules, file))) response.setHeader(name, value);
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
  response.writeHead(404, { ...fileHeaders(rules, `/${file}`) });
  if (request.method === 'HEAD') response.end();
  else createReadStream(join(root, file)).pipe(response);
}
