import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings } from './accepted-encodings';
import { byteRange } from './byte-range';

/** A file to send: its path, status and headers. */
export type SentFile = { root: string; file: string; status: 200 | 404; headers: Record<string, string> };

/**
 * Sends a file as requested: compressed, only its headers, only a part, or not at all if the browser has it. A visitor who disconnects, or a
 * file that a running build has removed, ends only this response.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  published: ReadonlySet<string>,
  { root, file, status, headers }: SentFile,
): Promise<void> {
  const encoding = acceptedEncodings(request.headers['accept-encoding']?.toString()).find(({ extension }) =>
    published.has(file + extension),
  );
  const isCompressible = published.has(`${file}.br`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(join(root, file + (encoding?.extension ?? '')));
    const { size, mtimeMs } = await handle.stat();
    const etag = `W/"${size}-${Math.round(mtimeMs)}"`;
    const all = {
      ...headers,
      ETag: etag,
      'Accept-Ranges': 'bytes',
      ...(isCompressible ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
    };
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, all).end();
      return;
    }
    const range = status === 200 ? byteRange(request.headers.range, size) : 'whole';
    if (range === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
      return;
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    response.writeHead(range === 'whole' ? status : 206, {
      ...all,
      'Content-Length': end - start + 1,
      ...(range === 'whole' ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
  } finally {
    await handle?.close();
  }
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === '*' || (header ?? '').split(',').some((tag) => bare(tag) === bare(etag));
}
