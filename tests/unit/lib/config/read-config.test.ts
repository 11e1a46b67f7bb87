import { describe, expect, it } from 'vitest';
import { ConfigError } from '@/lib/config/config-error';
import { readConfig } from '@/lib/config/read-config';

const defaults = { siteUrl: 'https://www.firm.example' };
const siteExpected = 'an http(s) address without a path, such as https://www.example.com.';
const apiExpected = 'an http(s) address without a query, a "#" or a password, such as https://api.example.com.';
const idExpected = 'up to 64 letters, digits, "-" or "_", or nothing to turn analytics off.';

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env, defaults);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('readConfig', () => {
  it('uses the defaults when nothing is set: the firm’s own address, no analytics, a local API [input-10]', () => {
    expect(readConfig({}, defaults)).toEqual({
      siteUrl: defaults.siteUrl,
      analyticsId: '',
      apiBaseUrl: 'http://localhost:3000',
      apiOrigin: '',
      reportUrl: '',
    });
  });

  it('reads all variables', () => {
    const env = {
      SITE_URL: 'https://staging.firm.example',
      ANALYTICS_ID: 'abc_DEF-123',
      API_BASE_URL: 'https://api.firm.example/v1',
      REPORT_URL: 'https://reports.firm.example/site',
    };
    expect(readConfig(env, defaults)).toEqual({
      siteUrl: env.SITE_URL,
      analyticsId: env.ANALYTICS_ID,
      apiBaseUrl: env.API_BASE_URL,
      apiOrigin: 'https://api.firm.example',
      reportUrl: env.REPORT_URL,
    });
  });

  it.each([
    ['https://Firm.Example/', 'https://firm.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://firm.example:443', 'https://firm.example'],
  ])('normalizes the site URL %o to %o', (value, expected) => {
    expect(readConfig({ SITE_URL: value }, defaults).siteUrl).toBe(expected);
  });

  it('takes a setting that a workflow leaves empty for a missing one', () => {
    expect(readConfig({ API_BASE_URL: '', ANALYTICS_ID: '', REPORT_URL: '' }, defaults)).toEqual(
      readConfig({}, defaults),
    );
  });

  it.each(['https://api.firm.example/v1/', 'https://api.firm.example/v1//'])(
    'removes the trailing slashes of the API base %o',
    (value) => {
      expect(readConfig({ API_BASE_URL: value }, defaults).apiBaseUrl).toBe('https://api.firm.example/v1');
    },
  );

  it.each([
    'nonsense',
    'ftp://firm.example',
    'xhttp://firm.example',
    'httpsx://firm.example',
    'javascript:alert(1)',
    '//firm.example',
    'https://',
    'https://firm.example/path',
    'https://firm.example?x',
    'https://firm.example/#x',
    'https://me:secret@firm.example',
    'https://:secret@firm.example',
    ' https://firm.example',
    '',
  ])('rejects the site URL %o, naming it and the expected form', (value) => {
    expect(messageOf({ SITE_URL: value })).toBe(`SITE_URL is "${value}"; expected ${siteExpected}`);
  });

  it.each([
    'nonsense',
    'localhost:3000',
    'xhttp://api.example',
    'httpsx://api.example',
    'file:///etc/passwd',
    '/api',
    'https://api.example?key=1',
    'https://api.example/v1?',
    'https://api.example/#v1',
    'https://me@api.example',
    'https://me:secret@api.example/v1',
    'https://:secret@api.example',
    'https://api.example ',
    ' https://api.example',
    'https://api.example/v1 /x',
  ])('rejects the API base %o [input-9]', (value) => {
    expect(messageOf({ API_BASE_URL: value })).toBe(`API_BASE_URL is "${value}"; expected ${apiExpected}`);
  });

  it.each(['a b', '<script>', 'é', 'x'.repeat(65)])('rejects the analytics id %o', (value) => {
    expect(messageOf({ ANALYTICS_ID: value })).toBe(`ANALYTICS_ID is "${value}"; expected ${idExpected}`);
  });

  it.each(['https://x.example', 'https://x.example:8443/a/b'])('accepts the report URL %o', (value) => {
    expect(readConfig({ REPORT_URL: value }, defaults).reportUrl).toBe(value);
  });

  it.each([
    'http://reports.example',
    'https://x.example/a?b',
    'https://x.example/"',
    'reports',
    'at https://x.example',
  ])('rejects the report URL %o', (value) => {
    expect(messageOf({ REPORT_URL: value })).toContain(`REPORT_URL is ${JSON.stringify(value)}; expected an https`);
  });

  it('names the file of the default when that is malformed [input-9]', () => {
    expect(() => readConfig({}, { siteUrl: 'https://www.firm.example/en' })).toThrow(
      `siteUrl in content/firm.ts is "https://www.firm.example/en"; expected ${siteExpected}`,
    );
  });

  it('reports a long or multi-line value in one short line', () => {
    const message = messageOf({ SITE_URL: `two\nlines\r\n${'x'.repeat(10_000)}` });
    expect(message).toContain('SITE_URL is "two\\nlines\\r\\n');
    expect(message).not.toMatch(/[\r\n]/);
    expect(message.length).toBeLessThan(400);
  });

  it('throws an error named ConfigError', () => {
    expect(new ConfigError('SITE_URL', 'x', 'y').name).toBe('ConfigError');
  });
});
