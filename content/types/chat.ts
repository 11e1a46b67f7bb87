import type { Section } from '@/lib/text/blocks';
import type { PageMeta, Rich } from './text';

/** The assistant's fixed words. `url`, on Spanish pages `EsUrl`, follows `yes_response` as a link; like any address in copy it names no language. */
export type ChatText = {
  icon_label: string;
  heading: string;
  text: string;
  yes_response: string;
  offlineText: string;
  url: string;
  EsUrl: string;
  yes: string;
  no: string;
  placeholder: string;
  no_match_response: string;
};

/** The assistant's words beside the fixed ones. */
export type ChatDisclosures = {
  /** It is scripted, not a person; a debt collector; do not type account numbers. */
  scripted: string;
  /** Replaces a message that contains what looks like a card, bank or social security number. */
  numberRefused: string;
  urlLabel: string;
  /** Title of the ways shown when closed or without JavaScript. */
  otherWays: string;
};

/** `/Chat` */
export type ChatPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  ways: Section;
};
