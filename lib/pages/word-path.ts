import { pagePaths } from './pages';

/** Address of a term in the list of words. */
export const wordPath = (slug: string): string => `${pagePaths['help/words']}#${slug}`;
