import type { DocumentSection } from '@/lib/text/blocks';
import type { Link, PageMeta, Rich } from './text';

/** A notice. Its version and date are in `content/notices.ts`. */
export type LegalDocument = {
  meta: PageMeta;
  title: string;
  /** "In short": plain sentences, reading grade 8 at most. */
  summary: readonly Rich[];
  sections: readonly DocumentSection[];
  /** Newest first; the first entry describes the present version. */
  changes: readonly { version: string; text: string }[];
};

/** A page of information with a way to act on it: pay by e-mail, callback, unsubscribe, opt-out, account pages. */
export type InformationPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  actions: readonly Link[];
  sections: readonly DocumentSection[];
};

/** `/make-payment/efta-consent` */
export type EftaConsentPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  summary: readonly Rich[];
  sections: readonly DocumentSection[];
  consent: {
    /** Heading and text over the "I Consent" button. */
    title: string;
    text: Rich;
    /** Shown once consented; `{time}` is replaced by the visitor's own date and time. */
    confirmedTitle: string;
    confirmedAt: string;
    nothingSent: string;
    callTitle: string;
    callHours: Rich;
    phones: readonly { label: string; phone: Rich }[];
    withdrawn: string;
  };
};
