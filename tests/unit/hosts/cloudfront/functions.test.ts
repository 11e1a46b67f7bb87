import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '@/hosts/answer';
import { cloudfrontRequestFunction, cloudfrontResponseFunction, functionSizeLimit } from '@/hosts/cloudfront/functions';
import { randomAddresses } from '@/tests/unit/hosts/random-addresses';
import { httpsRules, rules } from '@/tests/unit/hosts/sample-rules';
import { isMutationRun, mutationRun } from '@/tests/unit/mutation-run';

type Result = { uri?: string; statusCode?: number; headers?: Record<string, { value: string }> };

const published = [
  '/about.html',
  '/notice/versions.html',
  '/notice/versions/5.1.html',
  '/notice/versions/5.2.html',
  '/notice/versions/5.2/changes.html',
  '/es/notice/versions/5.2.html',
];

let code = '';
let handler: (event: object) => Result;
beforeEach(() => {
  code = cloudfrontRequestFunction(httpsRules, published);
  handler = runInNewContext(`${code}; handler`, { ...mutationRun }) as typeof handler;
});

const ask = (uri: string, { method = 'GET', query }: { method?: string; query?: string } = {}) =>
  handler({ request: { method, uri, rawQueryString: () => query, headers: {} } });

const pages = new Set(rules.pages);
const exists = (path: string) => pages.has(path) || /\.[a-z][a-z0-9]*$/.test(path);

describe('the viewer-request function', () => {
  it.skipIf(isMutationRun)('has room for thirty short addresses', () => {
    const redirects = httpsRules.pages.slice(0, 30).flatMap((to, index) => [
      { from: `/letter-${index}`, to },
      { from: `/es/letter-${index}`, to: `/es${to}` },
    ]);
    const full = cloudfrontRequestFunction({ ...httpsRules, redirects }, published);
    expect(full.length).toBeLessThan(functionSizeLimit);
  });

  it('uses only syntax that CloudFront supports', () => {
    expect(code).not.toMatch(/(^|[;{}])\s*(import|export|class|async)\b|\?\?|\?\.[a-z]|catch\{|\b(const|let|var)[{[]/);
  });

  it('lists each page once, not per language', () => {
    const notFoundPages = [{ prefix: '/pt', file: 'pt/404.html' }, ...httpsRules.notFoundPages];
    const pages = [...httpsRules.pages, '/pt/about'];
    const named = cloudfrontRequestFunction({ ...httpsRules, pages, notFoundPages }, published);
    expect(named).toContain('"/about"');
    for (const other of ['"/es/about"', '"/es/contact"', '"/pt/about"']) expect(named).not.toContain(`${other},`);
  });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/es', '/es.html'],
    ['/es/about', '/es/about.html'],
    ['/about.txt', '/about.txt'],
    ['/%61bout', '/about.html'],
    ['/notice/versions', '/notice/versions.html'],
    ['/notice/versions/5.2', '/notice/versions/5.2.html'],
    ['/notice/versions/5.2/changes', '/notice/versions/5.2/changes.html'],
    ['/notice/versions/5.2/other', '/404.html'],
    ['/notice/versions/5.3', '/404.html'],
    ['/notice/versions/other', '/404.html'],
    ['/nope/versions', '/404.html'],
    ['/nope/versions/5.2', '/404.html'],
    ['/nope', '/404.html'],
    ['/es/nope', '/es/404.html'],
    ['/about.html', '/404.html'],
    ['/caf%C3%A9%20a%3Fb.txt', '/caf%C3%A9%20a%3Fb.txt'],
    ['/v1.2/nope', '/404.html'],
    ['/nope.', '/404.html'],
    ['/nope.TXT', '/404.html'],
    ['/es/notice/versions/5.2', '/es/notice/versions/5.2.html'],
    ['/es/notice/versions/5.3', '/es/404.html'],
    ['/es/nope/versions', '/es/404.html'],
    ['/es/nope/versions/5.2/changes', '/es/404.html'],
    ['/espresso', '/404.html'],
    ['//evil.example', '/404.html'],
  ])('rewrites %s to %s for the bucket', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  it('answers redirects, other methods and malformed addresses itself', () => {
    expect(ask('/en/about/')).toMatchObject({
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: '/about' } },
    });
    expect(ask('/', { method: 'POST' })).toMatchObject({
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: { allow: { value: 'GET, HEAD' } },
    });
    expect(ask('/%zz')).toMatchObject({ statusCode: 400, statusDescription: 'Bad Request' });
  });

  it('adds every header of the rules to its own responses', () => {
    for (const result of [ask('/en'), ask('/', { method: 'POST' }), ask('/%zz')])
      for (const [name, value] of Object.entries(httpsRules.headers))
        expect(result.headers?.[name.toLowerCase()]).toEqual({ value });
    expect(ask('/en').headers?.['cache-control']).toEqual({ value: 'public, max-age=0, must-revalidate' });
  });

  it.each([
    ['a=1&b=2&b=3&c', '/Chat?a=1&b=2&b=3&c'],
    ['a=&%61=/&&', '/Chat?a=&%61=/&&'],
    ['', '/Chat'],
    [undefined, '/Chat'],
  ])('keeps the query of a redirect as it was sent: %s', (query, location) => {
    expect(ask('/chat', { query })).toMatchObject({ headers: { location: { value: location } } });
  });

  it('agrees with answer() for any address', () => {
    fc.assert(
      fc.property(randomAddresses(), (uri) => {
        const expected = answer(rules, 'GET', uri, '', exists);
        const result = ask(uri);
        if (expected.status === 308) expect(result.headers?.location?.value).toBe(expected.location);
        else if (expected.status === 404) expect(result.uri).toBe(`/${expected.file}`);
        else if (expected.status === 200) expect(result.uri).toMatch(/\.[a-z0-9]+$/);
        else expect(result.statusCode).toBe(expected.status);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the viewer-response function', () => {
  it('turns a response marked as 404 into status 404, and removes the mark', () => {
    const rendered = runInNewContext(`${cloudfrontResponseFunction()}; handler`, { ...mutationRun }) as unknown;
    const respond = rendered as (event: object) => { statusCode: number; headers: object };
    const marked = { statusCode: 200, headers: { 'x-amz-meta-status': { value: '404' }, etag: { value: 'x' } } };
    expect(respond({ response: marked })).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { etag: { value: 'x' } },
    });
    expect(respond({ response: { statusCode: 200, headers: {} } })).toEqual({ statusCode: 200, headers: {} });
  });
});
