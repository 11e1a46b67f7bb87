const ADDRESS = /\bhttps?(?::\S*)?|\S+@\S+|\b(?:[\w-]+\.)+(?:example|com|org|net|gov)\b\S*/g;

/** `text` without mailboxes and addresses of sites, which no dictionary knows. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, ' ');
}
