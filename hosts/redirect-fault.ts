import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { hostRules } from './rules';

/** What can be wrong with a redirect: its short address is none, is a page's, or is taken; or its target is no page. */
export type RedirectFault = 'form' | 'page' | 'taken' | 'target';

/** One word after a slash, which can be read out and typed from paper. */
const shortAddress = /^\/(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first fault of the redirect `from` → `to` beside the short addresses `others`, if it has one. */
export function redirectFault(from: string, to: string, others: readonly string[]): RedirectFault | undefined {
  if (!shortAddress.test(from)) return 'form';
  const isPage = hostRules.pages.includes(from) || locales.some((locale) => from === `/${locale}`);
  if (isPage || hostRules.notAddresses.some((pattern) => new RegExp(pattern).test(from))) return 'page';
  if (others.includes(from)) return 'taken';
  return (Object.values(pagePaths) as string[]).includes(to) ? undefined : 'target';
}

/** Whether a redirect is there for a page whose own address has capitals: it belongs to the page and stays while that does. */
export function isPageInSmallLetters(from: string, to: string): boolean {
  return from === to.toLowerCase();
}
