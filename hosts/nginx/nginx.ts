import { longestPath } from '../answer';
import { plainText } from '../file-headers';
import type { HostRules } from '../rules';
import { escapePattern } from '../escape-pattern';
import { headerLines } from './header-lines';
import { limitLines, limitZone, reading } from './limits';
import { blocks, pattern, quoted, type Directive } from './syntax';
import { otherServers, tlsLines, type Tls } from './tls';

/** The site on one server. */
export type NginxSite = {
  /** Folder of the finished site on the server. */
  root: string;
  serverName: string;
  /** Address of `listen` without TLS; other names are refused there too. */
  listen?: string;
  /** Listens with TLS instead, sends http and the bare domain there, and refuses other names. */
  tls?: Tls;
  /** Requests at a time from one address; left out behind a proxy, which is one address for everyone. */
  perAddress?: number;
  /** A file of networks, one `192.0.2.0/24 0;` a line: only they are served. */
  networks?: string;
};

/** The same with what a process of its own needs: folders and a user of its own. */
export type NginxProcess = NginxSite & { temporary: string; accessLog: string; workers: string; user?: string };

const usOnly =
  'This website is for use in the United States only. / Este sitio web es para uso solo en los Estados Unidos.\\n';

/** A whole `nginx.conf`: for a container, and for `npm run serve:nginx`. */
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
    ...maps(rules),
    ...(site.networks ? [access(site.networks)] : []),
    ...(site.perAddress ? [limitZone] : []),
    ...(site.tls ? otherServers(rules, site.serverName, site.tls) : [otherNames(rules, site)]),
    ['server', server(rules, site)],
  ]);
}

/** What the server decides by: each is the counterpart of a rule in `hosts/answer.ts`. */
function maps(rules: HostRules) {
  const yes = (expression: string) => `${pattern(expression)} 1;`;
  return [
    '# Rendered by hosts/nginx/nginx.ts; change hosts/rules.ts instead.',
    ['map $uri $site_not_utf8', ['default 1;', `${pattern(utf8)} 0;`]],
    ['map $uri $site_not_address', ['default 0;', ...rules.notAddresses.map(yes), yes(`(?s)^.{${longestPath + 1}}`)]],
    '# nginx resolves dot segments itself; here the address as it was sent counts.',
    [
      'map $request_uri $site_dot_segment',
      ['default 0;', `${pattern('^[^?]*(/|%2f)(\\.|%2e){1,2}(/|%2f|\\?|$)', '~*')} 1;`],
    ],
    [
      'map $request_uri $site_redirect',
      ['default "";', ...rules.redirects.map(redirect), `${pattern('^(?<site_bare>/[^?]*[^/?])/(\\?|$)')} $site_bare;`],
    ],
    [
      'map $request_uri $site_not_found',
      rules.notFoundPages.map(({ prefix, file }) =>
        prefix === '' ? `default /${file};` : `${pattern(`^${escapePattern(prefix)}([/?]|$)`)} /${file};`,
      ),
    ],
    [
      'map $status:$uri $site_cache',
      rules.cache.map(({ prefix, value }) =>
        prefix === '/'
          ? `default ${quoted(value)};`
          : `${pattern(`^(200|206|304):${escapePattern(prefix)}`)} ${quoted(value)};`,
      ),
    ],
    ['map $status $site_allow', ['default "";', `405 ${quoted(rules.methods.join(', '))};`]],
  ] as const;
}

function redirect({ from, to }: { from: string; to: string }): string {
  const end = '/?(\\?|$)';
  if (!from.endsWith('/:path*')) return `${pattern(`^${escapePattern(from)}${end}`)} ${to};`;
  return `${pattern(`^${escapePattern(from.replace(':path*', ''))}(?<site_rest>[^?]*?)${end}`)} ${to.replace(':path*', '$site_rest')};`;
}

function server(rules: HostRules, { root, serverName, listen, tls, networks, perAddress }: NginxSite) {
  const text = (match: string) =>
    [`location ${match}`, [['types', [`${quoted(plainText)} txt;`]], 'try_files $uri =404;']] as const;
  return [
    ...(tls ? tlsLines(tls) : [`listen ${listen ?? '80'};`]),
    `server_name ${serverName};`,
    `root ${root};`,
    ['types', Object.entries(rules.contentTypes).map(([extension, type]) => `${quoted(type)} ${extension};`)],
    'default_type text/plain;',
    'server_tokens off;',
    ...reading,
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
    ['location /', ['try_files $uri $uri.html =404;']],
    ...rules.plainText.map((prefix) => text(prefix.endsWith('/') ? `^~ ${prefix}` : `= ${prefix}`)),
    ['location @not_found', ['try_files $site_not_found =404;']],
  ] as const;
}

function access(networks: string) {
  return ['geo $site_outside', ['default 1;', `include ${networks};`]] as const;
}

/** A request for another name is closed without an answer, but for the question of a load balancer whether this lives. */
function otherNames(rules: HostRules, { listen = '80' }: NginxSite): Directive {
  return [
    'server',
    [
      `listen ${listen} default_server;`,
      'server_tokens off;',
      ...reading,
      ...headerLines(rules),
      ['location = /healthz', ['return 204;']],
      ['location /', ['return 444;']],
    ],
  ];
}

const tail = '[\\x80-\\xbf]';
/** Well-formed UTF-8, byte by byte: nginx does not check it. */
const utf8 = `^(?:[\\x00-\\x7f]|[\\xc2-\\xdf]${tail}|\\xe0[\\xa0-\\xbf]${tail}|[\\xe1-\\xec\\xee\\xef]${tail}{2}|\\xed[\\x80-\\x9f]${tail}|\\xf0[\\x90-\\xbf]${tail}{2}|[\\xf1-\\xf3]${tail}{3}|\\xf4[\\x80-\\x8f]${tail}{2})*+$`;
