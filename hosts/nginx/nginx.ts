import { textType, unknownType } from '../file-headers';
import type { HostRules } from '../rules';
import { headerLines } from './header-lines';
import { limitLines, limitZone, requestLimits } from './limits';
import { maps } from './maps';
import { blocks, type Directive, nginxValue } from './syntax';
import { otherServers, type Tls, tlsLines } from './tls';

/**
 * Where the server listens: without TLS at the address `listen` (by default port 80), or with TLS, which also redirects http and the bare domain.
 * Requests for other names are refused in both cases.
 */
type Entrance = { listen?: string; tls?: undefined } | { listen?: undefined; tls: Tls };

/** The site on one server. */
export type NginxSite = Entrance & {
  /** Folder of the finished site on the server. */
  root: string;
  serverName: string;
  /** Simultaneous requests from one address; omitted behind a proxy, which has one address for everyone. */
  perAddress?: number;
  /** A file with the only networks that are served, one `192.0.2.0/24 0;` per line. */
  networks?: string;
};

/** `NginxSite` with the settings of a separate process: its folders and user. */
export type NginxProcess = NginxSite & { temporary: string; accessLog: string; workers: string; user?: string };

const usOnly =
  'This website is for use in the United States only. / Este sitio web es para uso solo en los Estados Unidos.\\n';

/** A complete `nginx.conf`, for a container and for `npm run serve:nginx`. */
export function nginxConfiguration(
  rules: HostRules,
  { temporary, accessLog, workers, user, ...site }: NginxProcess,
): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${temporary}/${name};`,
  );
  return blocks([
    ...(user ? [`user ${user};`] : []),
    `worker_processes ${workers};`,
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr warn;',
    'include /etc/nginx/modules-enabled/*.conf;',
    ['events', ['worker_connections 1024;']],
    ['http', [...folders, `access_log ${accessLog};`, 'sendfile on;', 'tcp_nopush on;', nginxSite(rules, site)]],
  ]);
}

/** The site for a Debian nginx: a file for `/etc/nginx/sites-available`. */
export function nginxSite(rules: HostRules, site: NginxSite): string {
  return blocks([
    '# Rendered by hosts/nginx/nginx.ts; change hosts/rules.ts instead.',
    ...maps(rules),
    ...(site.networks ? [access(site.networks)] : []),
    ...(site.perAddress ? [limitZone] : []),
    ...(site.tls ? otherServers(rules, site.serverName, site.tls) : [otherNames(rules, site)]),
    ['server', server(rules, site)],
  ]);
}

function server(rules: HostRules, { root, serverName, listen, tls, networks, perAddress }: NginxSite) {
  const text = (match: string) =>
    [`location ${match}`, [types({ ...rules.contentTypes, txt: textType }), unknown, 'try_files $uri =404;']] as const;
  return [
    ...(tls ? tlsLines(tls) : [`listen ${listen ?? '80'};`]),
    `server_name ${serverName};`,
    `root ${root};`,
    types(rules.contentTypes),
    '# The type of the messages below; that of a file is in its location.',
    'default_type text/plain;',
    'server_tokens off;',
    ...requestLimits,
    ...(perAddress ? limitLines(perAddress) : []),
    'absolute_redirect off;',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    ...headerLines(rules, '$site_cache'),
    'add_header Allow $site_allow always;',
    'error_page 404 @not_found;',
    [`if ($request_method !~ ^(${rules.methods.join('|')})$)`, ['return 405 "Method Not Allowed\\n";']],
    ...(networks ? ([['if ($site_outside)', [`return 403 "${usOnly}";`]]] as const) : []),
    ['if ($site_not_utf8)', ['return 400;']],
    ['if ($site_not_address)', ['return 404;']],
    ['if ($site_dot_segment)', ['return 404;']],
    ['if ($site_redirect)', ['return 308 $site_redirect$is_args$args;']],
    ['location = /', ['try_files /index.html =404;']],
    ['location /', [unknown, 'try_files $uri $uri.html =404;']],
    ...rules.readableTexts.map((prefix) => text(prefix.endsWith('/') ? `^~ ${prefix}` : `= ${prefix}`)),
    ['location @not_found', ['try_files $site_not_found =404;']],
  ] as const;
}

function types(byExtension: HostRules['contentTypes']): Directive {
  return ['types', Object.entries(byExtension).map(([extension, type]) => `${nginxValue(type)} ${extension};`)];
}

const unknown = `default_type ${unknownType};`;

function access(networks: string) {
  return ['geo $site_outside', ['default 1;', `include ${networks};`]] as const;
}

/** Closes requests for other names without an answer, except a load balancer's health check. */
function otherNames(rules: HostRules, { listen = '80' }: NginxSite): Directive {
  return [
    'server',
    [
      `listen ${listen} default_server;`,
      'server_tokens off;',
      ...requestLimits,
      ...headerLines(rules),
      ['location = /healthz', ['return 204;']],
      ['location /', ['return 444;']],
    ],
  ];
}
