import { domainEndings } from '@/lib/text/domain-endings';

const endings = [...domainEndings, 'net', 'example'];
const address = new RegExp(String.raw`\bhttps?(?::\S*)?|\S+@\S+|\b(?:[\w-]+\.)+(?:${endings.join('|')})\b\S*`, 'g');

/** Removes email and web addresses, which are not in dictionaries, from `text`. */
export function withoutAddresses(text: string): string {
  return text.replace(address, ' ');
}
