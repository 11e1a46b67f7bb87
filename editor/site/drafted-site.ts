import { EditRefused } from '../refusals';
import { loadMarkedSite, type MarkedSite } from './load-marked-site';

/** The site as it would be with `drafts` in place of its files. Throws `EditRefused` if it would not load. */
export function draftedSite(root: string, drafts: Readonly<Record<string, string>>): Promise<MarkedSite> {
  return loadMarkedSite(root, drafts).catch((error: unknown) => {
    throw new EditRefused(`Nothing was written: the content would not load. ${String(error)}`);
  });
}
