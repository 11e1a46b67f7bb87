import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A raw response: no redirect followed, nothing decompressed. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** `servername` is the name that the handshake with a server with a certificate asks for. */
export type RawOptions = { method?: string; headers?: Record<string, string>; servername?: string };

/** Requests `path` unchanged, because Playwright's own requests normalize it; any certificate is accepted. */
export function rawRequest(baseURL: string, path: string, options: RawOptions = {}): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(baseURL);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, rejectUnauthorized: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
