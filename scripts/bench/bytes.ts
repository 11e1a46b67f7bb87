import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Screen } from '@/scripts/kit/screens';
import { brotliBytes, bytesAt, fileOnDisk, sheetsIn } from '@/scripts/kit/site-files';
import { untilIdle } from '@/scripts/kit/until-idle';
import { newVisitor } from './visitor';

/** Bytes after brotli by kind, and requests. The inlined style counts as HTML and is also given separately. */
type Bytes = {
  html: number;
  inlineCss: number;
  css: number;
  script: number;
  font: number;
  picture: number;
  other: number;
  total: number;
  requests: number;
};
export type PageBytes = { path: string; beforeIntent: Bytes; afterIdle: Bytes };

/** What each page at `origin`, whose files are in `root`, fetches before the visitor does anything, and after an idle time. */
export async function measureBytes(
  browser: Browser,
  root: string,
  origin: string,
  paths: readonly string[],
  screen: Screen,
): Promise<PageBytes[]> {
  const saver = await newVisitor(browser, screen, true);
  const other = await newVisitor(browser, screen, false);
  const measured: PageBytes[] = [];
  for (const path of paths) {
    measured.push({
      path,
      beforeIntent: await bytesOf(saver, root, origin, path),
      afterIdle: await bytesOf(other, root, origin, path),
    });
  }
  await Promise.all([saver.close(), other.close()]);
  return measured;
}

/** The requests come from the browser; the sizes are read from disk, so they are exact. */
async function bytesOf(context: BrowserContext, root: string, origin: string, path: string): Promise<Bytes> {
  const page = await context.newPage();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) fetched.add(new URL(request.url()).pathname);
  });
  await page.goto(origin + path);
  await untilIdle(page);
  await page.close();
  const bytes: Bytes = {
    html: 0,
    inlineCss: brotliBytes(sheetsIn(readFileSync(fileOnDisk(root, path), 'utf8')).join('')),
    css: 0,
    script: 0,
    font: 0,
    picture: 0,
    other: 0,
    total: 0,
    requests: fetched.size,
  };
  for (const address of fetched) {
    const size = bytesAt(root, address);
    bytes[kindOf(fileOnDisk(root, address))] += size;
    bytes.total += size;
  }
  return bytes;
}

function kindOf(file: string): 'html' | 'css' | 'script' | 'font' | 'picture' | 'other' {
  const suffix = file.slice(file.lastIndexOf('.') + 1);
  switch (suffix) {
    case 'html':
    case 'css':
      return suffix;
    case 'js':
      return 'script';
    case 'woff2':
      return 'font';
    case 'avif':
    case 'webp':
    case 'jpg':
    case 'png':
    case 'svg':
    case 'ico':
      return 'picture';
    default:
      return 'other';
  }
}
