import { pagePaths } from './pages';

/** Address of a term in the list of words. */
export const termPath = (slug: string): string => `${pagePaths['help/words']}#${slug}`;
