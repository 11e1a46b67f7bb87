import type { PostalAddress } from '../text/postal-address';

/** The reasons that each verdict can have. */
type Reasons = {
  same: 'listed' | 'extension';
  'look-alike':
    | 'near'
    | 'letters'
    | 'other-mailbox'
    | 'other-subdomain'
    | 'name-in-other-site'
    | 'name-before-at'
    | 'port'
    | 'other-town';
  'not-ours': 'no-match' | 'foreign' | 'short-code' | 'not-an-address';
  'cannot-tell': 'too-short' | 'incomplete' | 'name-alone' | 'unclear' | 'not-an-address' | 'linked';
};

/** The result of a comparison with the official list. */
export type Verdict = keyof Reasons;

/** The reason for the verdict, which selects its text. */
export type Reason = Reasons[Verdict];

/** A verdict with one of its reasons. */
type Result = { [Given in Verdict]: { verdict: Given; reason: Reasons[Given] } }[Verdict];

/** The verdict with its reason, the part of the text that was compared, in its form, and the entry of the list; words alone are not compared. */
export type Comparison = Result & { typed?: string; ours?: string };

/** Returns a function that makes a comparison of `typed` from its result. */
export function comparisonsOf(typed?: string) {
  // The parameters tie the reason to the verdict, which TypeScript forgets in an object of both.
  return <Given extends Verdict>(verdict: Given, reason: Reasons[Given], ours?: string): Comparison =>
    ({ verdict, reason, ...(typed ? { typed } : {}), ...(ours ? { ours } : {}) }) as Comparison;
}

/** The official entries; phones in E.164, hosts as `decodeHost` returns them. */
export type OfficialList = {
  names: readonly string[];
  /** The name that an imitating site would use: the domain without its ending. */
  siteName: string;
  phones: readonly string[];
  emails: readonly string[];
  hosts: readonly string[];
  /** Pages of other sites with our name in their address, to which we link: not ours, but no look-alikes. */
  linkedPages: readonly string[];
  addresses: readonly PostalAddress[];
  licenses: readonly string[];
  /** What is printed beside the entries, in all languages, each with the licenses that it names. */
  labels: readonly { text: string; licenses: readonly string[] }[];
};
