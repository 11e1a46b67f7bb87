import type { HostRules } from '../rules';
import { headerLines } from './header-lines';
import { requestLimits } from './limits';
import type { Directive } from './syntax';

/** Where a server with TLS listens, and the folder of its `fullchain.pem` and `privkey.pem`, which must also cover the bare domain. */
export type Tls = { http: string; https: string; certificate: string };

/** Let's Encrypt's certificate for `serverName`, on the standard ports. */
export function usualTls(serverName: string): Tls {
  return { http: '80', https: '443', certificate: `/etc/letsencrypt/live/${serverName}` };
}

/** Mozilla's intermediate list without ciphers that need Diffie-Hellman parameters; all have forward secrecy. */
const ciphers = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
];

/** With `http2` on the line itself: nginx before 1.25.1, such as that of Debian 12, does not start with the newer `http2 on;`. */
const secure = 'ssl http2';

/** The lines of a `server` block for TLS. */
export function tlsLines(tls: Tls): Directive[] {
  return [
    ...listenOn(tls.https, secure),
    `ssl_certificate ${tls.certificate}/fullchain.pem;`,
    `ssl_certificate_key ${tls.certificate}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_ciphers ${ciphers.join(':')};`,
    'ssl_prefer_server_ciphers off;',
    'ssl_session_timeout 1d;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_tickets off;',
  ];
}

/** `firm.example` for `www.firm.example`, which people type and whose HSTS covers the firm's other hosts. */
export function bareDomain(serverName: string): string | undefined {
  return serverName.startsWith('www.') ? serverName.slice(4) : undefined;
}

/** The additional servers: http redirects to https, the bare domain to the site, and other names are refused. */
export function otherServers(rules: HostRules, serverName: string, tls: Tls): Directive[] {
  const bare = bareDomain(serverName);
  return [
    '# nginx 1.25.1 and later warn that "listen ... http2" is deprecated; nginx of Debian 12 knows nothing else.',
    ['server', [...listenOn(tls.https, `${secure} default_server`), 'ssl_reject_handshake on;', ...requestLimits]],
    ['server', [...listenOn(tls.http, 'default_server'), ...requestLimits, 'return 444;']],
    ...(bare ? [bareServer(rules, bare, serverName, tls)] : []),
    [
      'server',
      [
        ...listenOn(tls.http),
        `server_name ${bare ? `${serverName} ${bare}` : serverName};`,
        'server_tokens off;',
        ...requestLimits,
        ...headerLines(withoutHttps(rules)),
        'return 308 https://$host$request_uri;',
      ],
    ],
  ];
}

function bareServer(rules: HostRules, bare: string, serverName: string, tls: Tls): Directive {
  return [
    'server',
    [
      ...tlsLines(tls),
      `server_name ${bare};`,
      'server_tokens off;',
      ...requestLimits,
      ...headerLines(rules),
      `return 308 https://${serverName}$request_uri;`,
    ],
  ];
}

/** Without HSTS, which must not be sent over http (RFC 6797, section 7.2). */
function withoutHttps(rules: HostRules): HostRules {
  const headers = Object.entries(rules.headers).filter(([name]) => !(name in rules.httpsHeaders));
  return { ...rules, headers: Object.fromEntries(headers) };
}

/** Listens on every address of the machine, or on the one in `port`. */
function listenOn(port: string, options = ''): string[] {
  const end = options && ` ${options}`;
  return port.includes(':') ? [`listen ${port}${end};`] : [`listen ${port}${end};`, `listen [::]:${port}${end};`];
}
