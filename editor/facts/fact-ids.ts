const addressPrefix = 'redirects.';

/** The id of a short address, by which it stands among the facts. */
export function addressId(from: string): string {
  return addressPrefix + from;
}

/** The short address with this id; undefined if it is that of a fact. */
export function addressOf(id: string): string | undefined {
  return id.startsWith(addressPrefix) ? id.slice(addressPrefix.length) : undefined;
}
