import type { PostalAddress } from '../text/postal-address';

/** The result of a comparison with the official list. */
export type Verdict = 'same' | 'look-alike' | 'not-ours' | 'cannot-tell';

/** What kind of thing was typed. */
type Kind = 'phone' | 'email' | 'web' | 'post' | 'license' | 'other';

/** The reason for the verdict, which selects its text. */
export type Reason =
  | 'listed'
  | 'extension'
  | 'near'
  | 'letters'
  | 'other-mailbox'
  | 'other-subdomain'
  | 'name-in-other-site'
  | 'name-before-at'
  | 'port'
  | 'other-town'
  | 'no-match'
  | 'foreign'
  | 'short-code'
  | 'not-an-address'
  | 'too-short'
  | 'incomplete'
  | 'name-alone'
  | 'unclear';

/** The verdict with its reason, the text in the form that was compared, and the entry of the list. */
export type Comparison = { verdict: Verdict; kind: Kind; reason: Reason; typed: string; ours?: string };

/** Returns a function that makes a comparison of `typed` from its result. */
export function comparisonsOf(kind: Kind, typed: string) {
  return (verdict: Verdict, reason: Reason, ours?: string): Comparison => ({
    verdict,
    kind,
    reason,
    typed,
    ...(ours ? { ours } : {}),
  });
}

/** The official entries; phones in E.164, hosts in lower case. */
export type OfficialList = {
  names: readonly string[];
  /** The name that an imitating site would use: the domain without its ending. */
  siteName: string;
  phones: readonly string[];
  emails: readonly string[];
  hosts: readonly string[];
  addresses: readonly PostalAddress[];
  licenses: readonly string[];
};
