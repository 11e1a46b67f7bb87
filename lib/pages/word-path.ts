import { pagePaths } from './pages';

/** Where a term is explained in the list of words. */
export const wordPath = (slug: string): string => `${pagePaths['help/words']}#${slug}`;
