import { request } from 'node:http';

/** A raw response. */
export type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends `path` unchanged, because Playwright's own requests normalize it. */
export function rawRequest(baseURL: string, method: string, path: string): Promise<RawResponse> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
