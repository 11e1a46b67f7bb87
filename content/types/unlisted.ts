import type { CiCheck } from '@/lib/config/ci-results';
import type { PageMeta, Rich } from './text';

/** Which build the site is of, what was checked, what is known not to work, and how to report a vulnerability. */
export type SiteStatusPage = {
  meta: PageMeta;
  heading: string;
  build: { title: string; columns: readonly string[]; commit: string; date: string };
  /** In `run`, `{date}` is when the last finished run ended, and `{commit}` is the version that it tried. */
  checks: {
    title: string;
    columns: readonly string[];
    names: Record<CiCheck, string>;
    passed: string;
    unknown: string;
    run: string;
    none: string;
  };
  known: { title: string; items: readonly string[] };
  report: { title: string; paragraphs: readonly Rich[] };
};

/** Texts shown offline: in place of a page that is not saved, and above one that is. */
export type OfflinePage = {
  meta: PageMeta;
  heading: string;
  text: string;
  ways: readonly { label: string; lines: readonly Rich[] }[];
  savedTitle: string;
  /** `{time}` in the text is when the copy was saved. */
  copy: { label: string; text: string };
};
