import { locales } from '../i18n/routing';
import { localizePath } from '../i18n/localize-path';
import { pagePaths } from './pages';

/** Address of the rules, which each answer names in its `Speculation-Rules` header. */
export const speculationRulesPath = '/pages.speculation';

/**
 * Which pages a browser may make ready before they are asked for (https://wicg.github.io/nav-speculation/speculation-rules.html): those of links
 * under a pointer, a finger or focus, inside what `selector` finds: the inline script marks a page while its visitor can spare the bytes.
 */
export function speculationRules(selector: string) {
  const pages = [{ selector_matches: `${selector} a` }, { href_matches: '/*' }, { not: { href_matches: '/*.*' } }];
  // The chat's page is asked for because of its program, which a page that is not shown does not start.
  const chat = locales.map((locale) => ({ not: { href_matches: localizePath(pagePaths.Chat, locale) } }));
  return {
    prefetch: [{ where: { and: pages }, eagerness: 'eager' }],
    prerender: [{ where: { and: [...pages, ...chat] }, eagerness: 'moderate' }],
  };
}
