import { firm } from '@/content/firm';

/** The firm's domain, which distinguishes its own sites from third parties. It has its own file so that client code does not load all facts. */
export const ownDomain: string = firm.domain;
