/** A postal address in the United States: street or P.O. box, city, two letters of the state, ZIP code. */
export type PostalAddress = { street: string; city: string; state: string; zip: string };

/** The last line of an address on an envelope: `Harrow Quay, MA 00000`. */
export function cityLine({ city, state, zip }: Omit<PostalAddress, 'street'>): string {
  return `${city}, ${state} ${zip}`;
}

/** The lines of an envelope: name, street, city. */
export function envelopeLines(name: string, address: PostalAddress): [string, string, string] {
  return [name, address.street, cityLine(address)];
}

/** The address on one line: `P.O. Box 1000, Harrow Quay, MA 00000`. */
export function addressLine(address: PostalAddress): string {
  return `${address.street}, ${cityLine(address)}`;
}
