import type { CancellationAdvice } from '@/lib/dates/cancellation-advice';
import type { DisputeAdvice } from '@/lib/dates/dispute-advice';
import type { DateCode } from '@/lib/forms/day-field';
import type { ContentBlock } from '@/lib/text/blocks';
import type { HolidayName } from '@/lib/time/holidays';
import type { JumpNavItem } from './parts';
import type { PageMeta, Rich } from './text';

/** The texts of both counters. The page fills in the placeholders in braces. */
export type DateWords = {
  month: string;
  day: string;
  year: string;
  /** The empty option of a list, here and in the forms of letters. */
  choose: string;
  problems: Record<DateCode | 'choose', string>;
  holidays: Record<HolidayName, string>;
  weekend: string;
  /** `{holiday}`: a Friday on which some banks close. */
  friday: string;
  /** `{days}`: why days do not count. */
  skipped: string;
  /** `{why}`: in the list of days. */
  notCounted: string;
  save: string;
  print: string;
  saveHint: string;
  dayByDay: string;
  wrongClock: string;
};

/** A counter and what it is for. */
type Counter = { title: string; intro: Rich };

/** `/dates` */
export type DatesPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  jumpNav: readonly JumpNavItem[];
  words: DateWords;
  cancel: Counter & {
    words: {
      legend: string;
      button: string;
      headings: Record<CancellationAdvice, string>;
      /** `{days}` */
      counted: string;
      /** `{bank}` */
      differs: string;
      payment: string;
      /** `{number}` */
      businessDay: string;
      /** `{number}` */
      lastDay: string;
      event: { title: string; text: string };
    };
    advice: Record<CancellationAdvice, readonly ContentBlock[]>;
    /** `passed` replaces a last safe day that was before the table was made. */
    table: {
      /** `{days}` */
      title: string;
      intro: Rich;
      caption: string;
      payment: string;
      safe: string;
      range: string;
      passed: string;
    };
  };
  dispute: Counter & {
    words: {
      printedChoice: string;
      yes: string;
      no: string;
      printed: string;
      received: string;
      sent: string;
      sentHint: string;
      /** A hint about where the date is printed. */
      sentChecks: string;
      button: string;
      headings: Record<DisputeAdvice['when'], string>;
      byPrinted: string;
      /** `{day}` */
      printedEarly: string;
      /** `{from}` */
      byReceived: string;
      /** `{from}` */
      bySent: string;
      /** `{first}`, `{last}` */
      period: string;
      earlier: string;
      /** Shown only if no printed date was entered. */
      printedLater: string;
      /** `{day}` */
      mail: string;
      /** Replaces `mail` when that day has passed. */
      mailLate: string;
      came: string;
      assumed: string;
      /** `{number}` */
      dayNumber: string;
      event: { title: string; text: string };
    };
    /** Shown below a date that has not passed, and below one that has. */
    advice: { open: readonly ContentBlock[]; past: readonly ContentBlock[] };
  };
};
