const addressPrefix = 'redirects.';

/** The id under which a short address is listed among the facts. */
export function addressId(from: string): string {
  return addressPrefix + from;
}

/** The short address with this id; undefined if it is the id of a fact. */
export function addressOf(id: string): string | undefined {
  return id.startsWith(addressPrefix) ? id.slice(addressPrefix.length) : undefined;
}
