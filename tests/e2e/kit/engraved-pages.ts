import { contentIn } from '@/content';
import { pagePaths } from '@/lib/pages/pages';

const pagesWithHero = ['home', 'about', 'services', 'employment', 'contact', 'make-payment'] as const;

/** The pages whose hero is an engraving; editors may show a photograph instead. */
export const engravedPages = pagesWithHero
  .filter((name) => 'image' in contentIn('en')[name].hero.banner)
  .map((name) => pagePaths[name]);
