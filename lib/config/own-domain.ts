import { firm } from '@/content/firm';

/** The firm's domain, which tells its own sites from third parties. It stands alone, so that no browser gets the other facts with it. */
export const ownDomain: string = firm.domain;
