import { localizePath } from '../i18n/localize-path';
import { locales } from '../i18n/routing';
import { pagePaths } from './pages';

/** Address of the rules, which each response names in its `Speculation-Rules` header. */
export const speculationRulesPath = '/pages.speculation';

/**
 * The speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a browser may prepare the page of the link inside
 * `selector` that is hovered, touched or focused. The inline script sets the mark that it matches unless the visitor saves data.
 */
export function speculationRules(selector: string) {
  // The selector names the intent, because browsers that are told to wait for it may take a link in view for one (https://crbug.com/436705485).
  const link = { selector_matches: `${selector} a:is(:hover,:focus,:active)` };
  const pages = [link, { href_matches: '/*' }, { not: { href_matches: '/*.*' } }];
  // The chat's page is excluded because visitors want its program, which a prerendered page does not start.
  const chat = locales.map((locale) => ({ not: { href_matches: localizePath(pagePaths.Chat, locale) } }));
  return {
    prefetch: [{ where: { and: pages }, eagerness: 'immediate' }],
    prerender: [{ where: { and: [...pages, ...chat] }, eagerness: 'moderate' }],
  };
}
