import { cacheControl } from '../file-headers';
import type { HostRules } from '../rules';
import { nginxValue } from './syntax';

/** The headers of every response, with the cache rule for responses without a file unless `cache` names a variable. */
export function headerLines(rules: HostRules, cache?: string): string[] {
  return [
    ...Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${nginxValue(value)} always;`),
    `add_header Cache-Control ${cache ?? nginxValue(cacheControl(rules, '/'))} always;`,
  ];
}
