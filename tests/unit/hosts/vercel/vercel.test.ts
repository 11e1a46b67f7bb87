import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '@/hosts/answer';
import { fileHeaders } from '@/hosts/file-headers';
import { vercelConfiguration } from '@/hosts/vercel/vercel';
import { speculationRulesPath } from '@/lib/pages/speculation-rules';
import { httpsRules, published, rules } from '@/tests/unit/hosts/sample-rules';

type Configuration = ReturnType<typeof vercelConfiguration>;

let configuration: Configuration;
let routes: Configuration['routes'];
beforeEach(() => {
  configuration = vercelConfiguration(httpsRules, published);
  routes = configuration.routes;
});

const handles = () => routes.flatMap((route, index) => ('handle' in route ? [{ handle: route.handle, index }] : []));
/** The pattern of a route, which ignores case by default. */
const pattern = ({ src, caseSensitive }: { src: string; caseSensitive?: true }) =>
  new RegExp(src, caseSensitive ? '' : 'i');
const sources = () => routes.flatMap((route) => ('src' in route ? [route] : []));

/** The result for `path` of the first route before the file system that does more than add headers. */
function first(path: string): { status: number; location?: string } {
  const early = routes
    .slice(0, handles()[0]?.index)
    .flatMap((route) => ('src' in route && !route.continue && !route.methods ? [route] : []));
  const route = early.find((one) => pattern(one).test(path));
  if (!route) return { status: 200 };
  const location = route.headers?.Location && path.replace(pattern(route), route.headers.Location);
  return { status: route.status ?? 200, ...(location ? { location } : {}) };
}

describe('vercelConfiguration', () => {
  it('is build output version 3, with the file system before errors', () => {
    expect(configuration.version).toBe(3);
    expect(handles().map(({ handle }) => handle)).toEqual(['filesystem', 'error']);
  });

  it('has valid, anchored patterns', () => {
    for (const { src } of sources()) {
      expect(() => new RegExp(src)).not.toThrow();
      expect(src).toMatch(/^\^.*\$$/);
    }
  });

  it.each([
    '/en',
    '/en/',
    '/en/about',
    '/en/about/',
    '/en/chat',
    '/en/pay/',
    '/en/es',
    '/en/es/about',
    '/about/',
    '/es/about/',
    '/chat',
    '/es/chat/',
    '/Chat',
    '/es/Chat',
    '/about',
    '/',
    '/404',
    '/es/404',
    '/about.html',
    '/en//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/_headers',
    '/about/.',
  ])('answers %s as answer() does', (path) => {
    const expected = answer(rules, 'GET', path, '', () => true);
    expect(first(path)).toEqual(expected.status === 308 ? expected : { status: expected.status });
  });

  it('uses each language’s 404 page, with the status', () => {
    const errors = routes.slice((handles()[1]?.index ?? 0) + 1).flatMap((route) => ('src' in route ? [route] : []));
    const pageOf = (path: string) => errors.find((one) => pattern(one).test(path));
    expect(pageOf('/es/nope')).toMatchObject({ dest: '/es/404', status: 404 });
    expect(pageOf('/es')).toMatchObject({ dest: '/es/404', status: 404 });
    expect(pageOf('/espresso')).toMatchObject({ dest: '/404', status: 404 });
  });

  it('lists the more specific cache rules last, where they win', () => {
    const cached = sources()
      .filter(({ headers, status }) => headers?.['Cache-Control'] && !status)
      .map(({ src }) => src);
    expect(cached[0]).toBe('^/.*$');
    expect(cached).toContain('^/_next/static/.*$');
  });

  it('rejects other methods', () => {
    const refused = sources().find(({ methods }) => methods);
    expect(refused).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
    expect(refused?.methods).toEqual(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);
  });

  it('does not reject a method that the rules allow', () => {
    const { routes: others } = vercelConfiguration({ ...httpsRules, methods: ['GET', 'HEAD', 'OPTIONS'] }, published);
    const refused = others.find((route) => 'methods' in route);
    expect(refused).toMatchObject({ headers: { Allow: 'GET, HEAD, OPTIONS' } });
    expect(refused).toMatchObject({ methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT'] });
  });

  it('overrides the path of pages and the type of data files', () => {
    expect(configuration.overrides['es/about.html']).toEqual({
      path: 'es/about',
      contentType: 'text/html; charset=utf-8',
    });
    expect(configuration.overrides['about.txt']).toEqual({ contentType: 'text/x-component' });
    expect(configuration.overrides['robots.txt']).toEqual({ contentType: 'text/plain; charset=utf-8' });
    for (const path of httpsRules.unusualTypes)
      expect(configuration.overrides[path.slice(1)]).toEqual({
        contentType: fileHeaders(httpsRules, path)['Content-Type'],
      });
    expect(httpsRules.unusualTypes).toContain(speculationRulesPath);
    expect(configuration.overrides['engravings/colonnade.svg']).toBeUndefined();
  });
});
