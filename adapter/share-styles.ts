/** Pages that get the same sheets. */
type Group<Page> = { pages: readonly Page[]; sheets: ReadonlySet<string> };

/** All sheets of `pages` in one order that agrees with each page's. Throws if two pages link sheets in different orders. */
export function sheetsInOrder(pages: readonly { sheets: readonly string[] }[]): readonly string[] {
  return commonOrder(groupAlike(pages).map(({ sheets }) => [...sheets]));
}

/**
 * Puts the pages into at most `maxGroups` groups, because every distinct style costs a hash in the policy; all pages of a group get all its sheets,
 * in the `order` of the site. Of the possible merges, the one that costs least by the sheets' `size` in bytes comes first.
 */
export function shareStyles<Page extends { sheets: readonly string[] }>(
  pages: readonly Page[],
  order: readonly string[],
  maxGroups: number,
  size: (sheet: string) => number,
): readonly { sheets: readonly string[]; pages: readonly Page[] }[] {
  const sizes = new Map(order.map((sheet) => [sheet, size(sheet)]));
  let groups: readonly Group<Page>[] = groupAlike(pages);
  while (groups.length > maxGroups) {
    const cheapest = cheapestMerge(groups, (sheets) =>
      [...sheets].reduce((sum, sheet) => sum + (sizes.get(sheet) ?? 0), 0),
    );
    if (!cheapest) break;
    groups = [...groups.filter((group) => group !== cheapest.a && group !== cheapest.b), cheapest.joined];
  }
  return groups.map(({ pages, sheets }) => ({ pages, sheets: order.filter((sheet) => sheets.has(sheet)) }));
}

/** Weighs what a merge adds by the size of its result, so heavily that heavy pages grow only if there is no other way. */
const weightPower = 8;

function cheapestMerge<Page>(groups: readonly Group<Page>[], bytesOf: (sheets: ReadonlySet<string>) => number) {
  let cheapest: { a: Group<Page>; b: Group<Page>; joined: Group<Page>; cost: number } | undefined;
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const joined = join(a, b);
      const bytes = bytesOf(joined.sheets);
      const added = [a, b].reduce((sum, { pages, sheets }) => sum + pages.length * (bytes - bytesOf(sheets)), 0);
      const cost = added * bytes ** weightPower;
      if (!cheapest || cost < cheapest.cost) cheapest = { a, b, joined, cost };
    }
  return cheapest;
}

/** Groups pages with the same list of sheets; there are few such lists, however many pages there are. */
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

/** All items of `lists` in one order that agrees with each list. */
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
