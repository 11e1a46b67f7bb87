import { beforeEach, describe, expect, it } from 'vitest';
import { usualTls } from '@/hosts/nginx/tls';
import { nginxConfiguration, nginxSite } from '@/hosts/nginx/nginx';
import { escapePattern } from '@/hosts/escape-pattern';
import { blocks, nginxValue, pattern } from '@/hosts/nginx/syntax';
import { rules } from '@/tests/unit/hosts/sample-rules';

const site = { root: '/srv/site', serverName: 'www.site.example' };

describe('nginxSite', () => {
  let text = '';
  beforeEach(() => {
    text = nginxSite(rules, { ...site, listen: '8080' });
  });

  it('has balanced blocks, and every line ends as nginx wants', () => {
    expect(text.match(/\{$/gm)?.length).toBe(text.match(/^\s*\}$/gm)?.length);
    for (const line of text.split('\n').filter((each) => each && !each.trim().startsWith('#')))
      expect(line).toMatch(/[;{}]$/);
  });

  it('leaves headers to the server alone: nginx drops them where a location adds one', () => {
    expect(text.match(/^ {8,}add_header/gm)).toBeNull();
  });

  it('with a certificate it sends http to https, on its own name', () => {
    const secure = nginxSite(rules, { ...site, tls: usualTls(site.serverName), perAddress: 200 });
    expect(secure).toContain('listen 443 ssl http2;');
    expect(secure).toContain('limit_conn site_addresses 200;');
    expect(secure).toContain('/etc/letsencrypt/live/www.site.example/fullchain.pem');
    expect(secure).toContain('return 308 https://www.site.example$request_uri;');
    expect(secure).toContain('server_name www.site.example site.example;');
    expect(nginxSite(rules, { ...site, serverName: 'pay.site.example', tls: usualTls('x') })).not.toContain(
      ' site.example;',
    );
  });

  it('with a list of networks it refuses the others, and only then', () => {
    expect(text).not.toContain('403');
    const restricted = nginxSite(rules, { ...site, networks: '/etc/us.conf' });
    expect(restricted).toContain('include /etc/us.conf;');
    expect(restricted).toContain('if ($site_outside)');
  });
});

describe('nginxConfiguration', () => {
  it('keeps everything that nginx writes in one folder', () => {
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
});

describe('the syntax of nginx', () => {
  it('refuses a value that nginx would read as something else', () => {
    expect(nginxValue("script-src 'self'")).toBe('"script-src \'self\'"');
    expect(nginxValue('{"a":1}')).toBe(`'{"a":1}'`);
    for (const value of [`a"b'c`, 'a$b', 'a\\b', 'a\nb'])
      expect(() => nginxValue(value)).toThrow('nginx cannot hold this value');
  });

  it('writes a backslash of a pattern twice', () => {
    expect(pattern('\\.html$')).toBe('"~\\\\.html$"');
    expect(pattern('"', '~*')).toBe('"~*\\""');
    expect(escapePattern('/a.b')).toBe('/a\\.b');
  });

  it('indents blocks in blocks', () => {
    expect(blocks(['a;', ['b', ['c;', ['d', ['e;\n']]]]])).toBe('a;\nb {\n    c;\n    d {\n        e;\n    }\n}\n');
  });
});
