import { firm } from '@/content/firm';

/** The firm's domain, which distinguishes its own sites from third parties. It is here because in `lib` only this folder may read the firm's facts. */
export const ownDomain: string = firm.domain;
