import type { Page } from '@playwright/test';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** Opens an address of the site and waits until its program runs. */
export type Open = (path: string) => Promise<void>;

/** A state of a page after some actions, and how to reach it from an unopened page. */
export type State = {
  name: string;
  /** Languages and widths in which the state exists; all by default. */
  locales?: readonly CompleteLocale[];
  below?: number;
  /** Whether to capture the whole page instead of one screen. */
  isFullPage?: boolean;
  show: (page: Page, open: Open, locale: CompleteLocale) => Promise<unknown>;
};
