import { localizePath } from '../i18n/localize-path';
import { locales } from '../i18n/routing';
import { pagePaths } from './pages';

/** Address of the rules, which each response names in its `Speculation-Rules` header. */
export const speculationRulesPath = '/pages.speculation';

/**
 * The speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a browser may prepare the pages of links that are hovered,
 * touched or focused inside `selector`. The inline script sets the mark that it matches unless the visitor saves data.
 */
export function speculationRules(selector: string) {
  const pages = [{ selector_matches: `${selector} a` }, { href_matches: '/*' }, { not: { href_matches: '/*.*' } }];
  // The chat's page is excluded because visitors want its program, which a prerendered page does not start.
  const chat = locales.map((locale) => ({ not: { href_matches: localizePath(pagePaths.Chat, locale) } }));
  return {
    prefetch: [{ where: { and: pages }, eagerness: 'eager' }],
    prerender: [{ where: { and: [...pages, ...chat] }, eagerness: 'moderate' }],
  };
}
