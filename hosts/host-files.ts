import { readFileSync } from 'node:fs';
import { cloudfrontRequestFunction, cloudfrontResponseFunction } from './cloudfront/functions';
import { cloudfrontHeadersPolicy } from './cloudfront/headers-policy';
import { s3Objects } from './cloudfront/s3-objects';
import { dockerfile, dockerignore } from './docker/dockerfile';
import { headersFile } from './netlify-and-cloudflare/headers-file';
import { redirectsFile } from './netlify-and-cloudflare/redirects-file';
import { requestsPerAddress } from './nginx/limits';
import { nginxConfiguration, nginxSite } from './nginx/nginx';
import { usualTls } from './nginx/tls';
import type { HostRules } from './rules';
import type { filesOfHosts } from './unserved-files';
import { vercelConfiguration } from './vercel/vercel';

/** What host files need besides the rules: the site's address and the addresses of its files. */
export type HostedSite = { siteUrl: string; published: readonly string[] };

/** The files for hosts by their path in `host/` (`docs/deployment.md` explains each). */
export function hostFiles(rules: HostRules, { siteUrl, published }: HostedSite) {
  const https = forHttps(rules);
  const serverName = new URL(siteUrl).hostname;
  const root = '/srv/site';
  const site = { root, serverName, tls: usualTls(serverName), perAddress: requestsPerAddress };
  return {
    'nginx/site.conf': nginxSite(https, site),
    'nginx/site-us-only.conf': nginxSite(https, { ...site, networks: '/etc/nginx/us-networks.conf' }),
    'docker/nginx.conf': nginxConfiguration(https, {
      root,
      serverName,
      listen: '8080',
      temporary: '/tmp',
      accessLog: '/dev/stdout',
      workers: 'auto',
    }),
    'docker/Dockerfile': dockerfile,
    'docker/Dockerfile.dockerignore': dockerignore,
    'vercel/config.json': json(vercelConfiguration(https, published)),
    'cloudfront/request.js': cloudfrontRequestFunction(https, published),
    'cloudfront/response.js': cloudfrontResponseFunction(),
    'cloudfront/response-headers-policy.json': json(cloudfrontHeadersPolicy(https)),
    'cloudfront/objects.tsv': s3Objects(rules, published),
    'cloudfront/upload.sh': readFileSync(new URL('cloudfront/upload.sh', import.meta.url), 'utf8'),
  };
}

/** The files that Netlify and Cloudflare Pages look for at the root of the site. */
export function siteFiles(
  rules: HostRules,
  published: readonly string[],
): Record<(typeof filesOfHosts)[number], string> {
  return { _headers: headersFile(forHttps(rules)), _redirects: redirectsFile(rules, published) };
}

/** The rules for a host that is reached by https. */
export function forHttps(rules: HostRules): HostRules {
  return { ...rules, headers: { ...rules.headers, ...rules.httpsHeaders } };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
