import { ConfigError } from './config-error';

/**
 * The settings of a build. An empty `analyticsId` or `reportUrl` turns that off. `apiOrigin` is what pages may send requests to besides the site,
 * and empty unless an API was set; the other addresses are never empty.
 */
export type BuildEnvironment = {
  siteUrl: string;
  analyticsId: string;
  apiBaseUrl: string;
  apiOrigin: string;
  reportUrl: string;
};

/**
 * Reads and checks the environment of a build (`input-9`).
 * A missing value takes its default; a malformed one throws a `ConfigError` with its name, its value and what was expected.
 */
export function readConfig(env: Record<string, string | undefined>, defaults: { siteUrl: string }): BuildEnvironment {
  return {
    siteUrl:
      env.SITE_URL === undefined
        ? readOrigin('siteUrl in content/firm.ts', defaults.siteUrl)
        : readOrigin('SITE_URL', env.SITE_URL),
    analyticsId: readAnalyticsId(env.ANALYTICS_ID ?? ''),
    reportUrl: readReportUrl(env.REPORT_URL ?? ''),
    ...readApi(env.API_BASE_URL ?? ''),
  };
}

function readOrigin(name: string, value: string): string {
  const origin = originOf(value);
  if (origin === undefined)
    throw new ConfigError(name, value, 'an http(s) address without a path, such as https://www.example.com');
  return origin;
}

/** The origin of an http(s) address, which must be all of it; else undefined. */
export function originOf(value: string): string | undefined {
  const url = parseHttpUrl(value);
  return url?.pathname === '/' ? url.origin : undefined;
}

function readApi(value: string): Pick<BuildEnvironment, 'apiBaseUrl' | 'apiOrigin'> {
  if (value === '') return { apiBaseUrl: 'http://localhost:3000', apiOrigin: '' };
  const url = parseHttpUrl(value);
  if (!url)
    throw new ConfigError(
      'API_BASE_URL',
      value,
      'an http(s) address without a query, a "#" or a password, such as https://api.example.com',
    );
  return { apiBaseUrl: value.replace(/\/+$/, ''), apiOrigin: url.origin };
}

function readReportUrl(value: string): string {
  if (value !== '' && !/^https:\/\/[\w.-]+(:\d+)?(\/[\w./~-]*)?$/.test(value)) {
    throw new ConfigError('REPORT_URL', value, 'an https address without a query, or nothing to collect no reports');
  }
  return value;
}

function readAnalyticsId(value: string): string {
  if (!/^[\w-]{0,64}$/.test(value)) {
    throw new ConfigError(
      'ANALYTICS_ID',
      value,
      'up to 64 letters, digits, "-" or "_", or nothing to turn analytics off',
    );
  }
  return value;
}

/** The address if it is only scheme, host, port and path, without white space: a query or a password would be lost or published. */
function parseHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) && !/[?#\s]/.test(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}
