import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { isRejectedPath } from './is-rejected-path';
import { hostRules } from './rules';

/** A fault of a redirect: its short address is malformed, is the address of a page or is taken, or its target is not a page. */
export type RedirectFault = 'form' | 'page' | 'taken' | 'target';

/** Matches one word after a slash, which can be read aloud and typed from paper. */
const shortAddress = /^\/(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first fault of the redirect from `from` to `to`, if any; `others` are the other short addresses. */
export function redirectFault(from: string, to: string, others: readonly string[]): RedirectFault | undefined {
  if (!shortAddress.test(from)) return 'form';
  const isPage = hostRules.pages.includes(from) || locales.some((locale) => from === `/${locale}`);
  if (isPage || isRejectedPath(hostRules, from)) return 'page';
  if (others.includes(from)) return 'taken';
  return (Object.values(pagePaths) as string[]).includes(to) ? undefined : 'target';
}

/** Whether the redirect is the lower-case form of a page's own address, which stays as long as the page. */
export function isLowercaseOfPage(from: string, to: string): boolean {
  return from === to.toLowerCase();
}
