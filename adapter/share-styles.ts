/** Pages that have the same sheets in them. */
type Group<Page> = { pages: readonly Page[]; sheets: ReadonlySet<string> };

/**
 * Puts pages with similar sheets into at most `most` groups, each of which gets all the sheets that a page of it links: every different style
 * costs a hash in the policy. Pages are joined so that none gets many bytes (`size` of a sheet) that it does not need. Throws when two pages link
 * sheets in different orders.
 */
export function shareStyles<Page extends { sheets: readonly string[] }>(
  pages: readonly Page[],
  most: number,
  size: (sheet: string) => number,
): readonly { sheets: readonly string[]; pages: readonly Page[] }[] {
  let groups: readonly Group<Page>[] = groupAlike(pages);
  const order = commonOrder(groups.map(({ sheets }) => [...sheets]));
  const bytes = ({ sheets }: Group<Page>) => [...sheets].reduce((total, sheet) => total + size(sheet), 0);
  const mostAdded = (a: Group<Page>, b: Group<Page>) => bytes(join(a, b)) - Math.min(bytes(a), bytes(b));
  while (groups.length > most) {
    const pairs = groups.flatMap((a, index) => groups.slice(index + 1).map((b) => ({ a, b, added: mostAdded(a, b) })));
    const [cheapest] = pairs.sort((one, other) => one.added - other.added);
    if (!cheapest) break;
    groups = [...groups.filter((group) => group !== cheapest.a && group !== cheapest.b), join(cheapest.a, cheapest.b)];
  }
  return groups.map(({ pages, sheets }) => ({ pages, sheets: order.filter((sheet) => sheets.has(sheet)) }));
}

/** The pages by what they link: there are few such lists, however many pages there are. */
function groupAlike<Page extends { sheets: readonly string[] }>(pages: readonly Page[]): readonly Group<Page>[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const key = page.sheets.join(' ');
    const alike = groups.get(key);
    if (alike) alike.push(page);
    else groups.set(key, [page]);
  }
  return [...groups.values()].map((alike) => ({ pages: alike, sheets: new Set(alike[0]?.sheets) }));
}

function join<Page>(a: Group<Page>, b: Group<Page>): Group<Page> {
  return { pages: [...a.pages, ...b.pages], sheets: new Set([...a.sheets, ...b.sheets]) };
}

/** All items of `lists` in one order that is the order of each list. */
function commonOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const left = new Set(lists.flat());
  const order: string[] = [];
  while (left.size > 0) {
    const next = [...left].find((item) =>
      lists.every((list) => !list.slice(0, Math.max(list.indexOf(item), 0)).some((before) => left.has(before))),
    );
    if (next === undefined)
      throw new Error(`Pages link these style sheets in different orders: ${[...left].join(' ')}`);
    left.delete(next);
    order.push(next);
  }
  return order;
}
