const address = /\bhttps?(?::\S*)?|\S+@\S+|\b(?:[\w-]+\.)+(?:example|com|org|net|gov)\b\S*/g;

/** Removes email and web addresses, which are not in dictionaries, from `text`. */
export function withoutAddresses(text: string): string {
  return text.replace(address, ' ');
}
