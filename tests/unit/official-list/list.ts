import { officialListOf } from '@/content/official-facts';

/** The firm's own list, as the page has it. */
export const list = officialListOf();
