import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { connectionFailure, HostFailure } from './failure';

/** A raw response: no redirect followed, nothing decompressed. `expires` is when the certificate expires. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; expires?: Date };

/** A request with a raw address, which other clients normalize. `servername` is the name that a TLS handshake asks for. */
export type RawRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  servername?: string;
  rejectUnauthorized?: boolean;
};

/** Longest wait for a response, in ms. */
const maxWaitMs = 10_000;

/** Largest response that is read, in bytes, far above any file of the site. */
const maxResponseBytes = 32 * 1024 * 1024;

/** Requests from the host at `origin`. Rejects with a `HostFailure` if no complete response arrives in time. */
export function rawRequest(
  origin: string,
  { path, method = 'GET', headers = {}, servername, rejectUnauthorized = true }: RawRequest,
  wait = maxWaitMs,
): Promise<RawResponse> {
  const { protocol, hostname, port, host } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const slow = () =>
      sent.destroy(
        new HostFailure('slow', `${host} did not answer ${method} ${path.slice(0, 80)} within ${wait / 1000} s.`),
      );
    const timer = setTimeout(slow, wait);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error instanceof HostFailure ? error : connectionFailure(error, host));
    };
    const options = { hostname, port, path, method, headers, servername, rejectUnauthorized, agent: false };
    const sent = send(options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxResponseBytes)
          sent.destroy(new HostFailure('another-site', `${host} sends more than 32 MB for ${path}.`));
        chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          expires: expiryOf(response.socket as TLSSocket),
        });
      });
    });
    sent.on('error', fail);
    sent.end();
  });
}

function expiryOf(socket: Partial<TLSSocket>): Date | undefined {
  const certificate = socket.getPeerCertificate?.();
  return certificate?.valid_to ? new Date(certificate.valid_to) : undefined;
}
