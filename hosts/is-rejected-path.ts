import type { HostRules } from './rules';

/** An object, because CloudFront has no `Map`. */
const compiled: Record<string, RegExp> = {};

/** Whether the decoded `path` is never an address of the site. Each pattern is compiled once, because a server asks for every request. */
export function isRejectedPath(rules: Pick<HostRules, 'rejectedPathPatterns'>, path: string): boolean {
  return rules.rejectedPathPatterns.some((pattern) => (compiled[pattern] ??= new RegExp(pattern)).test(path));
}
