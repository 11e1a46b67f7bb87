import { expect, it } from 'vitest';
import type { HeaderLink } from '@/components/layout/header-links';
import { inOrderOfNeed } from '@/components/layout/in-order-of-need';

/** Links with any labels, since a new one is unknown to the order. */
const linksTo = (...labels: string[]) =>
  labels.map((label): HeaderLink => ({ label: label as HeaderLink['label'], href: `/${label}` }));
const labelsOf = (links: readonly HeaderLink[]) => links.map(({ label }) => label);

it('puts payment and contact first, then the account, then the firm', () => {
  const groups = [linksTo('services', 'about'), linksTo('accountDetails', 'contact', 'payment')] as const;
  expect(labelsOf(inOrderOfNeed(groups))).toEqual(['payment', 'contact', 'accountDetails', 'about', 'services']);
});

it('puts unknown links last, the account’s before the firm’s', () => {
  const groups = [linksTo('employment', 'about'), linksTo('letters', 'payment')] as const;
  expect(labelsOf(inOrderOfNeed(groups))).toEqual(['payment', 'about', 'letters', 'employment']);
});
