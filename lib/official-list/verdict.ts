/** What a comparison with the official list says. */
export type Verdict = 'same' | 'look-alike' | 'not-ours' | 'cannot-tell';

/** What kind of thing was typed. */
type Kind = 'phone' | 'email' | 'web' | 'post' | 'license' | 'other';

/** Why the verdict is what it is, for its words. */
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

/** The outcome: what was compared, in the form in which it was, and with which entry of the list. */
export type Finding = { verdict: Verdict; kind: Kind; reason: Reason; typed: string; ours?: string };

/** A postal address of the list. */
export type ListedAddress = { street: string; city: string; state: string; zip: string };

/** What is official; phones in E.164, hosts in lower case. */
export type OfficialList = {
  names: readonly string[];
  /** The name that another site would borrow, without its ending. */
  siteName: string;
  phones: readonly string[];
  emails: readonly string[];
  hosts: readonly string[];
  addresses: readonly ListedAddress[];
  licenses: readonly string[];
};
