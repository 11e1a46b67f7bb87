import { createServer, type Server } from 'node:http';
import { answer } from '@/hosts/answer';
import { cacheControl, fileHeaders } from '@/hosts/file-headers';
import type { HostRules } from '@/hosts/rules';
import { fileAt, publishedFiles } from '@/scripts/kit/published-files';
import { sendFile } from './send-file';

/** A server of the site in `root` that follows `rules` and that no request can crash. */
export function siteServer(root: string, rules: HostRules): Server {
  const published = publishedFiles(root);
  const uncached = { 'Cache-Control': cacheControl(rules, '/') };

  return createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    request.on('error', () => response.destroy());
    response.on('error', () => response.destroy());
    const [path = '/', ...rest] = (request.url ?? '/').split('?');
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    const result = answer(rules, request.method ?? 'GET', path, query, (asked) => !!fileAt(published, asked));
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    if (result.status === 200 || result.status === 404) {
      const file = result.status === 404 ? `/${result.file}` : (fileAt(published, result.path) ?? result.path);
      void sendFile(request, response, published, {
        root,
        file,
        status: result.status,
        headers: fileHeaders(rules, file),
      });
    } else if (result.status === 308) {
      response.writeHead(308, { Location: result.location, ...uncached }).end();
    } else {
      const allow = result.status === 405 ? { Allow: rules.methods.join(', ') } : undefined;
      response.writeHead(result.status, { ...uncached, ...allow }).end();
    }
  });
}
