import type { SituationSlug } from '@/lib/pages/situations';
import type { ContentBlock } from '@/lib/text/blocks';
import type { TermSlug } from '../en/help/words';
import type { FreeHelpSiteName, HelpPlace } from '../help/free-help-sites';
import type { sensitiveSituations } from '../help/sensitive-situations';
import type { SituationGroupName } from '../help/situations';
import type { PageMeta, Rich } from './text';
import type { HelpWords } from './words';

/** One thing to do; `when` heads the step with which a new group begins, such as "Today". */
export type HelpStep = { when?: string; title: string; text: Rich };

/** A page of help about one situation. Its groups, related pages and links to free help are in `content/help/situations.ts`. */
export type Situation = {
  meta: PageMeta;
  /** A question or sentence in the reader's words. */
  title: string;
  /** Replaces the title in print, where others may see it; sensitive situations need one. */
  printTitle?: string;
  /** Words on the reader's papers, below the title in lists. */
  cue: string;
  /** More words that people type when they look for this. */
  find: string;
  /** The answer, in two sentences. */
  lead: Rich;
  summary: readonly Rich[];
  meaning: readonly ContentBlock[];
  steps: readonly HelpStep[];
  /** How to dispute in this situation. */
  dispute: Rich;
  promises: readonly Rich[];
  limits: readonly Rich[];
};

/** `/help` */
export type HelpHub = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  groups: Record<SituationGroupName, string>;
  /** The annotated debt notice, listed with the situations. */
  debtNotice: { title: string; cue: string; find: string };
  dispute: { title: string; lead: Rich; items: readonly Rich[]; send: Rich };
  tools: readonly { label: string; href: string; text: string }[];
};

/** One part of the sample debt notice: its text and what it is for. */
export type DebtNoticeItem = {
  id: string;
  /** The notice or its reply part begins here, which marks it as a sample. */
  startsPart?: true;
  heading?: string;
  lines: readonly Rich[];
  amount?: string;
  /** Boxes to tick; those with `under` belong to the one before them. */
  boxes?: readonly { text: Rich; under?: true }[];
  label: string;
  note: Rich;
};

/** `/help/read-your-notice` */
export type AnnotatedDebtNotice = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  summary: readonly Rich[];
  sample: { title: string; intro: Rich; mark: string };
  items: readonly DebtNoticeItem[];
  reverse: { title: string; intro: Rich; parts: readonly { title: string; text: Rich }[] };
  dispute: { title: string; lead: Rich; items: readonly Rich[] };
};

/** Names and notes of public bodies and non-profits, and of the places they serve. */
export type FreeHelp = {
  intro: Rich;
  places: Record<HelpPlace, string>;
  links: Record<FreeHelpSiteName, { label: string; note: string }>;
};

/** The pages under `/help`, by their keys. */
export type HelpPages = {
  'help/read-your-notice': AnnotatedDebtNotice;
  'help/words': HelpWords<TermSlug>;
} & Record<`help/${SituationSlug}`, Situation> &
  Record<`help/${(typeof sensitiveSituations)[number]}`, { printTitle: string }>;
