import { beforeEach, describe, expect, it } from 'vitest';
import { escapePattern } from '@/hosts/escape-pattern';
import { forHttps } from '@/hosts/host-files';
import { requestLimits } from '@/hosts/nginx/limits';
import { nginxConfiguration, nginxSite } from '@/hosts/nginx/nginx';
import { blocks, nginxValue, pattern } from '@/hosts/nginx/syntax';
import { usualTls } from '@/hosts/nginx/tls';
import { rules } from '@/tests/unit/hosts/sample-rules';
import { named, readConfiguration } from './read-configuration';

const site = { root: '/srv/site', serverName: 'www.site.example' };

describe('nginxSite', () => {
  let text = '';
  beforeEach(() => {
    text = nginxSite(rules, { ...site, listen: '8080' });
  });

  it('has balanced blocks and well-formed lines', () => {
    expect(text.match(/\{$/gm)?.length).toBe(text.match(/^\s*\}$/gm)?.length);
    for (const line of text.split('\n').filter((each) => each && !each.trim().startsWith('#')))
      expect(line).toMatch(/[;{}]$/);
  });

  it('adds headers at server level only, since nginx drops them where a location adds one', () => {
    expect(text.match(/^ {8,}add_header/gm)).toBeNull();
  });
});

describe('the servers with TLS', () => {
  let servers: Record<'unnamed' | 'unnamedHttp' | 'bare' | 'http' | 'site', string>;
  beforeEach(() => {
    const blocksOf = nginxSite(rules, { ...site, tls: usualTls(site.serverName) }).split(/^server \{$/m);
    const [, unnamed = '', unnamedHttp = '', bare = '', http = '', main = ''] = blocksOf;
    servers = { unnamed, unnamedHttp, bare, http, site: main };
  });

  it('are five: two for unknown names, the bare domain, http and the site', () => {
    expect(servers.unnamed).toMatch(
      /listen 443 ssl http2 default_server;\n\s+listen \[::\]:443 ssl http2 default_server;/,
    );
    expect(servers.unnamedHttp).toMatch(/listen 80 default_server;\n\s+listen \[::\]:80 default_server;/);
    expect(servers.bare).toMatch(/^\s+server_name site\.example;$/m);
    expect(servers.http).toMatch(/listen 80;\n\s+listen \[::\]:80;/);
    expect(servers.site).toMatch(/^\s+server_name www\.site\.example;$/m);
  });

  it('reject unknown names', () => {
    expect(servers.unnamed).toContain('ssl_reject_handshake on;');
    expect(servers.unnamedHttp).toContain('return 444;');
  });

  it.each(['http', 'bare'] as const)('limit requests to the redirects of %s, too [security-3]', (name) => {
    for (const line of requestLimits) expect(servers[name]).toContain(line);
  });

  it('send the headers of the rules with the redirect from http, except HSTS [security-1] [security-3]', () => {
    const secure = nginxSite(forHttps(rules), { ...site, tls: usualTls(site.serverName) }).split(/^server \{$/m);
    const [bare = '', http = ''] = secure.slice(3);
    for (const name of Object.keys(rules.headers)) expect(http).toContain(`add_header ${name} `);
    expect(http).toContain('return 308 https://$host$request_uri;');
    for (const name of Object.keys(rules.httpsHeaders)) {
      expect(bare).toContain(`add_header ${name} `);
      expect(http).not.toContain(name);
    }
  });

  it('use only TLS 1.2 and 1.3 with forward secrecy, without session tickets', () => {
    for (const text of [servers.bare, servers.site]) {
      expect(/ssl_protocols (.*);/.exec(text)?.[1]).toBe('TLSv1.2 TLSv1.3');
      const ciphers = /ssl_ciphers (.*);/.exec(text)?.[1]?.split(':') ?? [];
      expect(ciphers.length).toBeGreaterThan(2);
      expect(
        ciphers.filter((cipher) => !/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA\d+|CHACHA20-POLY1305)$/.test(cipher)),
      ).toEqual([]);
      expect(text).toContain('ssl_certificate /etc/letsencrypt/live/www.site.example/fullchain.pem;');
      expect(text).toContain('ssl_certificate_key /etc/letsencrypt/live/www.site.example/privkey.pem;');
      expect(text).toContain('ssl_session_tickets off;');
    }
  });

  it('let the client choose the cipher, and resume sessions for a day', () => {
    for (const text of [servers.bare, servers.site]) {
      expect(text).toContain('ssl_prefer_server_ciphers off;');
      expect(text).toMatch(/ssl_session_cache shared:\w+:\d+m;/);
      expect(text).toContain('ssl_session_timeout 1d;');
    }
  });

  it('time out slow clients and reject request bodies, for any name', () => {
    for (const text of [servers.unnamed, servers.unnamedHttp, servers.site]) {
      for (const limit of ['client_header', 'client_body', 'send', 'keepalive'])
        expect(Number(new RegExp(`${limit}_timeout (\\d+)s;`).exec(text)?.[1]), limit).toBeLessThanOrEqual(30);
      expect(text).toContain('client_max_body_size 1k;');
      expect(text).toContain('reset_timedout_connection on;');
      expect(text).toContain('merge_slashes off;');
    }
  });

  it('hide the version of nginx, and send all headers', () => {
    for (const text of [servers.bare, servers.http, servers.site]) expect(text).toContain('server_tokens off;');
    for (const text of [servers.bare, servers.site])
      for (const name of Object.keys(rules.headers)) expect(text).toMatch(new RegExp(`add_header ${name} .* always;`));
  });

  it('serve precompressed files at the addresses of the rules', () => {
    for (const line of ['gzip_static on;', 'brotli_static on;', 'gzip_vary on;', 'absolute_redirect off;'])
      expect(servers.site).toContain(line);
    expect(servers.site).toMatch(/location \/ \{\s+default_type \S+;\s+try_files \$uri \$uri\.html =404;/);
    expect(servers.site).toMatch(/location = \/ \{\s+try_files \/index\.html =404;/);
    expect(servers.site).toMatch(/location @not_found \{\s+try_files \$site_not_found =404;/);
    for (const prefix of rules.readableTexts) expect(servers.site).toContain(prefix);
  });

  it('listen on given addresses', () => {
    const text = nginxSite(rules, { ...site, tls: { ...usualTls('x'), http: '127.0.0.1:80', https: '127.0.0.1:443' } });
    expect(text).toContain('listen 127.0.0.1:443 ssl http2;');
    expect(text).not.toContain('[::]');
  });
});

describe('the server without TLS', () => {
  it('answers its own name, and only the health check for others', () => {
    const [, others = '', main = ''] = nginxSite(rules, site).split(/^server \{$/m);
    expect(others).toContain('listen 80 default_server;');
    expect(others).toMatch(/location = \/healthz \{\s+return 204;/);
    expect(others).toMatch(/location \/ \{\s+return 444;/);
    expect(main).toContain('listen 80;');
    for (const text of [others, main]) expect(text).toContain('server_tokens off;');
  });

  it('limits connections per address with status 429', () => {
    const text = nginxSite(rules, { ...site, perAddress: 7 });
    expect(text).toMatch(/^limit_conn_zone \$binary_remote_addr /m);
    expect(text).toContain('limit_conn site_addresses 7;');
    expect(text).toContain('limit_conn_status 429;');
    expect(nginxSite(rules, site)).not.toContain('limit_conn');
  });
});

describe('nginxConfiguration', () => {
  it('keeps all files that nginx writes in one folder', () => {
    const text = nginxConfiguration(rules, {
      ...site,
      temporary: '/tmp/x',
      accessLog: 'off',
      workers: '1',
      user: 'web',
    });
    expect(text).toContain('user web;\nworker_processes 1;\npid /tmp/x/nginx.pid;');
    expect(text.match(/_temp_path \/tmp\/x\//g)).toHaveLength(5);
    expect(text).toContain('    server {\n');
  });

  it('is complete: modules, connections, and a server within http', () => {
    const main = { temporary: '/tmp/x', accessLog: '/var/log/x', workers: 'auto' };
    const read = readConfiguration(nginxConfiguration(rules, { ...site, ...main }));
    const words = (name: string, body = read) =>
      named(body, name).map((directive) => directive.words.slice(1).join(' '));
    expect(words('user')).toEqual([]);
    expect(words('worker_processes')).toEqual(['auto']);
    expect(words('include')).toEqual(['/etc/nginx/modules-enabled/*.conf']);
    expect(words('error_log'), 'errors go to the console').toEqual(['stderr warn']);
    expect(Number(words('worker_connections', named(read, 'events')[0]?.body)[0])).toBeGreaterThan(100);
    const http = named(read, 'http')[0]?.body;
    expect(words('access_log', http)).toEqual(['/var/log/x']);
    expect(named(http ?? [], 'server')).toHaveLength(2);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    for (const name of folders) expect(words(`${name}_temp_path`, http)).toEqual([`/tmp/x/${name}`]);
  });
});

describe('the syntax of nginx', () => {
  it('rejects values that nginx would misread', () => {
    expect(nginxValue("script-src 'self'")).toBe('"script-src \'self\'"');
    expect(nginxValue('{"a":1}')).toBe(`'{"a":1}'`);
    for (const value of [`a"'`, `a"b'c`, `a"bb'c`, `a'"`, `a'b"c`, `a'bb"c`, 'a$b', 'a\\b', 'a\nb'])
      expect(() => nginxValue(value)).toThrow('nginx cannot express this value');
  });

  it('escapes backslashes and quotes in patterns', () => {
    expect(pattern('\\.html$')).toBe('"~\\\\.html$"');
    expect(pattern('"')).toBe('"~\\""');
    expect(escapePattern('/a.b')).toBe('/a\\.b');
  });

  it('indents nested blocks', () => {
    expect(blocks(['a;', ['b', ['c;', ['d', ['e;\n']]]]])).toBe('a;\nb {\n    c;\n    d {\n        e;\n    }\n}\n');
  });
});
