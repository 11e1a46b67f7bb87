import type { Group } from '@/scripts/check-deploy/check';
import { expect, test } from './host';
import { ownNginx } from './own-nginx';
import { runCheck } from './run-check';

/** Changes that break one line of nginx's configuration, each with the group of checks that must fail. */
const breaks: [what: string, group: Group, change: (text: string) => string][] = [
  ['a header is missing', 'headers', (text) => text.replace(/^.*add_header X-Content-Type-Options.*\n/gm, '')],
  ['the policy is of another build', 'headers', (text) => text.replace(/sha256-[^']+/g, 'sha256-AAAA')],
  [
    'the cache rule of pages is that of pictures',
    'cache',
    (text) => text.replace(/default "public, max-age=0[^"]*"/, 'default "public, max-age=86400"'),
  ],
  ['route data has another type', 'type', (text) => text.replace('text/x-component', 'text/plain')],
  ['nothing is compressed', 'compression', (text) => text.replace('brotli_static on;', '')],
  ['a short address redirects to another page', 'redirect', (text) => text.replace(/ \/Chat;/, ' /about;')],
  [
    'a trailing slash redirects to another host',
    'redirect',
    (text) => text.replace(' $site_bare;', ' https://evil.example$site_bare;'),
  ],
  ['Spanish addresses get the English 404 page', 'not-found', (text) => text.replace(' /es/404.html;', ' /404.html;')],
  [
    'unknown addresses are answered with the home page',
    'not-found',
    (text) => text.replace('try_files $uri $uri.html =404;', 'try_files $uri $uri.html /index.html;'),
  ],
  ['other methods are answered', 'method', (text) => text.replace('return 405', 'return 200')],
  ['doubled slashes are merged', 'hostile', (text) => text.replaceAll('merge_slashes off;', '')],
  [
    'pages have another address',
    'page',
    (text) => text.replace('try_files $uri $uri.html =404;', 'try_files $uri =404;'),
  ],
  [
    'a file is missing',
    'file',
    (text) => text.replace('location = /robots.txt {', 'location = /robots.txt { return 404;'),
  ],
];

// The check requests every file of a host. A test that timed out would leave its nginx running on the port of the next test.
test.describe.configure({ timeout: 120_000 });

for (const [what, group, change] of breaks) {
  test(`check:deploy fails when ${what}`, async ({ httpPort }, { parallelIndex }) => {
    const port = httpPort + parallelIndex;
    const host = await ownNginx(port, change);
    try {
      const { status, output } = await runCheck([`http://localhost:${port}`, '--json']);
      const { wrong } = JSON.parse(output) as { wrong: { group: Group }[] };
      expect(status).toBe(1);
      expect(wrong.map((each) => each.group)).toContain(group);
    } finally {
      host.close();
    }
  });
}
