import { describe, expect, it } from 'vitest';
import { cacheControl, fileHeaders } from '@/hosts/file-headers';
import { rules } from './sample-rules';

const revalidated = 'public, max-age=0, must-revalidate';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

describe('fileHeaders', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8', revalidated],
    ['/about.txt', 'text/x-component', revalidated],
    ['/es/about/__next._tree.txt', 'text/x-component', revalidated],
    ['/robots.txt', 'text/plain; charset=utf-8', revalidated],
    ['/es/robots.txt', 'text/x-component', revalidated],
    ['/licenses/source-serif-4.txt', 'text/plain; charset=utf-8', revalidated],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
    ['/manifest.webmanifest', 'application/manifest+json', revalidated],
    ['/_next/static/media/a.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/engravings/a.avif', 'image/avif', aDay],
    ['/engravings/a.webp', 'image/webp', aDay],
    ['/share/en/home.png', 'image/png', aDay],
    ['/icons/icon.svg', 'image/svg+xml', aDay],
    ['/photographs/door.webp', 'image/webp', aDay],
    ['/favicon.ico', 'image/x-icon', revalidated],
    ['/PLAN.PNG', 'image/png', revalidated],
    ['/LICENSE', 'application/octet-stream', revalidated],
    ['/plan.dwg', 'application/octet-stream', revalidated],
  ])('%s has type %s and Cache-Control "%s"', (path, type, cache) => {
    expect(fileHeaders(rules, path)).toEqual({ 'Content-Type': type, 'Cache-Control': cache });
  });

  it('throws when no cache rule matches a file', () => {
    expect(() => cacheControl({ ...rules, cache: [] }, '/about.html')).toThrow('No cache rule fits /about.html.');
  });
});
