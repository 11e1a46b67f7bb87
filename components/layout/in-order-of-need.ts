import type { HeaderLink } from './header-links';

const needs: readonly HeaderLink['label'][] = ['payment', 'contact', 'accountDetails', 'about', 'services'];

/**
 * The header's two groups of links in the order of the menu, which puts what a person with a letter needs first: paying and contact, then
 * the account, then the firm. Any other link comes after these.
 */
export function inOrderOfNeed([firm, account]: readonly [readonly HeaderLink[], readonly HeaderLink[]]): HeaderLink[] {
  const rank = ({ label }: HeaderLink) => (needs.includes(label) ? needs.indexOf(label) : needs.length);
  return [...account, ...firm].toSorted((one, other) => rank(one) - rank(other));
}
