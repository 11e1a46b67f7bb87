import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type SecureServerOptions } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@/scripts/kit/make-certificate';
import type { Server } from '@/scripts/kit/serve-folder';

/** Headers that HTTP/2 does not allow. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves the site at `origin` over HTTP/2 and TLS, as hosts do, on a free port with its own certificate; needs `openssl`. With HTTP/1.1 it depends on
 * chance whether a font can reuse the page's connection, which adds a round trip in Lighthouse's model and gives a page two different LCPs.
 */
export async function serveSecurely(origin: string): Promise<Server> {
  const server = createSecureServer(ownCertificate(), (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const upstream = request(origin + asked.url, { method: asked.method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !ofOneConnection.has(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    upstream.on('error', () => answer.writeHead(502).end());
    upstream.end();
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

function ownCertificate(): Pick<SecureServerOptions, 'key' | 'cert'> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const { key, cert } = makeCertificate(folder, ['localhost']);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
