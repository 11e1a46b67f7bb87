import type { RawResponse } from './raw-request';
import { type Verdict, verdict } from './verdict';

/** Headers that a static site has no reason to send. */
const unwanted = ['set-cookie', 'x-powered-by', 'access-control-allow-origin'];

/** Checks that every header has the value of the rules, and that no header reveals or allows more. */
export function headerVerdicts(path: string, answer: RawResponse, wanted: Readonly<Record<string, string>>): Verdict[] {
  return [
    ...Object.entries(wanted).map(([name, value]) =>
      verdict('headers', path, name, answer.headers[name.toLowerCase()], value),
    ),
    ...unwanted.map((name) => verdict('headers', path, name, answer.headers[name], undefined)),
  ];
}
