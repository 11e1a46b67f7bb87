import { beforeEach, describe, expect, it } from 'vitest';
import { hostFiles, siteFiles } from '@/hosts/host-files';
import { policy, published, rules } from './sample-rules';

let files: ReturnType<typeof hostFiles>;
let all: Readonly<Record<string, string>>;
beforeEach(() => {
  files = hostFiles(rules, { siteUrl: 'https://www.wexcombevale.example', published });
  all = { ...files, ...siteFiles(rules, published) };
});

const withHeadersInside = [
  'nginx/site.conf',
  'nginx/site-us-only.conf',
  'docker/nginx.conf',
  'vercel/config.json',
  'cloudfront/response-headers-policy.json',
];

describe('hostFiles', () => {
  it.each([...withHeadersInside, '_headers'])('%s has every header of the rules, including HSTS', (name) => {
    const text = all[name] ?? '';
    expect(text).toContain(policy);
    expect(text).toContain('63072000');
    for (const value of ['camera=(), display-capture=()', 'same-origin', 'Origin-Agent-Cluster'])
      expect(text).toContain(value);
    expect(text).toMatch(/Referrer-?Policy[":\s]+same-origin/);
    expect(text).toMatch(/nosniff|ContentTypeOptions/);
    expect(text).toMatch(/Cross-Origin-Opener-Policy/);
    expect(text).toMatch(/Cross-Origin-Resource-Policy/);
  });

  it.each(['nginx/site.conf', 'docker/nginx.conf', 'vercel/config.json', 'cloudfront/request.js', '_redirects'])(
    '%s has every redirect',
    (name) => {
      for (const { to } of rules.redirects.filter(({ from }) => !from.includes(':'))) expect(all[name]).toContain(to);
      expect(all[name]).toContain('/en');
    },
  );

  it('uses the site’s own host name in nginx', () => {
    expect(files['nginx/site.conf']).toContain('server_name www.wexcombevale.example;');
    expect(files['nginx/site.conf']).toContain('return 308 https://www.wexcombevale.example$request_uri;');
    expect(files['nginx/site.conf']).toContain('server_name wexcombevale.example;');
  });

  it('restricts access only in site-us-only.conf', () => {
    const restricted = Object.entries(files).filter(([, text]) => text.includes('$site_outside'));
    expect(restricted.map(([name]) => name)).toEqual(['nginx/site-us-only.conf']);
  });

  it('copies only out/ and host/ into the Docker image, which runs without root', () => {
    expect(files['docker/Dockerfile']).toMatch(/^FROM debian:trixie-slim@sha256:[0-9a-f]{64}$/m);
    expect(files['docker/Dockerfile']).toMatch(/^USER www-data$/m);
    expect(files['docker/Dockerfile.dockerignore']).toBe('*\n!out\n!host\n');
    expect(files['docker/nginx.conf']).toContain('listen 8080;');
  });
});
