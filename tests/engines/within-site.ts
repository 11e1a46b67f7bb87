/** Path, query and hash of an address of the site. */
export function withinSite(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
