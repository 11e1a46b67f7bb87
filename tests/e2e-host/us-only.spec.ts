import { expect, test } from './host';

test(
  'with a list of networks, other clients get 403 with an explanation in both languages',
  { tag: '@security-5' },
  async ({ ask }) => {
    for (const path of ['/', '/es/about', '/nope', '/en', '/robots.txt']) {
      const { status, headers, body } = await ask(path);
      expect
        .soft({ path, status, location: headers.location, cache: headers['cache-control'] })
        .toEqual({ path, status: 403, location: undefined, cache: 'public, max-age=0, must-revalidate' });
      expect
        .soft(body.toString(), path)
        .toBe(
          'This website is for use in the United States only. / Este sitio web es para uso solo en los Estados Unidos.\n',
        );
      expect.soft(headers['content-security-policy'], path).toBeTruthy();
    }
  },
);

test('forwarding headers cannot change the client’s network', async ({ ask }) => {
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded']) {
    expect((await ask('/', { headers: { [name]: '198.51.100.7' } })).status, name).toBe(403);
  }
});
