import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

type Target = { host: string; port: number };

/** Keeps other sites from showing a page with the editor in a frame, where they could trick someone into clicking it. */
export const neverFramed = { 'X-Frame-Options': 'DENY' };

/** Forwards a request to `target` and its response back to the browser; pages get the additional script at `script`. */
export function forward(request: IncomingMessage, response: ServerResponse, target: Target, script: string): void {
  const headers = { ...request.headers, host: `${target.host}:${target.port}`, 'accept-encoding': 'identity' };
  // A kept-alive connection fails if Next closes it at that moment (https://nodejs.org/api/http.html#requestreusedsocket).
  const options = { ...target, agent: false, method: request.method, path: request.url, headers };
  const upstreamRequest = sendRequest(options, (upstreamResponse) => {
    const isPage = String(upstreamResponse.headers['content-type']).startsWith('text/html');
    const { 'content-length': length, ...rest } = upstreamResponse.headers;
    response.writeHead(
      upstreamResponse.statusCode ?? 502,
      isPage ? { ...rest, ...neverFramed } : { ...rest, ...(length && { 'content-length': length }) },
    );
    // Next stopped in the middle: closing the connection lets the browser notice, so that it does not wait for the rest.
    upstreamResponse.on('close', () => {
      if (!upstreamResponse.complete) response.destroy();
    });
    if (!isPage) return void upstreamResponse.pipe(response);
    // An async script is the only element of the head that React ignores when it hydrates.
    let start: string | undefined = '';
    upstreamResponse.setEncoding('utf8').on('data', (text: string) => {
      if (start === undefined) return void response.write(text);
      start += text;
      const withScript = start.replace(
        /<head(?=[\s>])[^>]*>/,
        (head) => `${head}<script src="${script}" async></script>`,
      );
      if (withScript === start) return;
      response.write(withScript);
      start = undefined;
    });
    upstreamResponse.on('end', () => response.end(start));
  });
  upstreamRequest.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
    response.end('The site is not running. Stop the editor and start it again: npm run edit\n');
  });
  response.on('close', () => upstreamRequest.destroy());
  request.pipe(upstreamRequest);
}

/** Forwards a web socket, through which Next notifies the page that a file has changed. */
export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: Target): void {
  const onward = connect(target.port, target.host, () => {
    const headers = {
      ...request.headers,
      host: `${target.host}:${target.port}`,
      origin: `http://${target.host}:${target.port}`,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    onward.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  for (const [one, other] of [
    [onward, socket],
    [socket, onward],
  ] as const) {
    one.on('error', () => other.destroy());
  }
}
