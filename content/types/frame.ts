import type { ContentBlock } from '@/lib/text/blocks';
import type { Link, PageMeta } from './text';

/** One paragraph or list of the footer's legal text; `id` names the legal requirement that it fulfills. */
export type Disclosure = { id: string; title: string; blocks: readonly ContentBlock[] };

/** The footer's legal text (`footer-2`). */
export type Disclosures = {
  /** On every page, in this order. */
  everyPage: readonly Disclosure[];
  /** On the home page only: who the firm is licensed to serve, and that no result is promised. */
  homeOnly: Disclosure;
  /** Shown while `firm.sample` is true. */
  sample: string;
  licensesTitle: string;
};

/** 30 px high at the top of the home page while `settings.alertBar.enabled`; the text must fit one line at 320 px. */
export type AlertBar = { text: string; link?: Link };

/** What the not-found page offers beside its fixed words. */
export type NotFoundPage = {
  meta: PageMeta;
  /** That nothing has happened to the visitor's account. */
  reassurance: string;
  helpTitle: string;
  help: readonly Link[];
};
