import type { HelpDocument, HelpSearch, SituationDocument } from './search';

const searches = new Map<string, Promise<HelpSearch | undefined>>();

/** The search over the list at `address`, fetched once together with the search code; `undefined` if the network fails. */
export function loadHelpSearch(address: string): Promise<HelpSearch | undefined> {
  const known = searches.get(address);
  if (known) return known;
  const loading = load(address).catch(() => {
    searches.delete(address);
    return undefined;
  });
  searches.set(address, loading);
  return loading;
}

/** The same for a list of situations. */
export const loadSituationSearch = loadHelpSearch as (
  address: string,
) => Promise<HelpSearch<SituationDocument> | undefined>;

async function load(address: string): Promise<HelpSearch> {
  const [{ createHelpSearch }, response] = await Promise.all([import('./search'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createHelpSearch((await response.json()) as HelpDocument[]);
}
