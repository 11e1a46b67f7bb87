import { type CheckResult, compare } from './check';
import type { RawResponse } from './raw-request';

/** Headers that a static site has no reason to send. */
const unwanted = ['set-cookie', 'x-powered-by', 'access-control-allow-origin'];

/** Checks that every header has the value of the rules, and that no header reveals or allows more. */
export function headerResults(
  path: string,
  response: RawResponse,
  wanted: Readonly<Record<string, string>>,
): CheckResult[] {
  return [
    ...Object.entries(wanted).map(([name, value]) =>
      compare('headers', path, name, response.headers[name.toLowerCase()], value),
    ),
    ...unwanted.map((name) => compare('headers', path, name, response.headers[name], undefined)),
  ];
}
