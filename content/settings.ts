import type { Locale } from '@/lib/i18n/routing';

/** What an editor can switch on and off. */
export const settings: {
  alertBar: { enabled: boolean };
  chat: { locales: readonly Locale[] };
  offline: { enabled: boolean; neverSaved: readonly string[] };
} = {
  /** Shown on the home page only; its text is in `content/en/alert-bar.ts` and `content/es/alert-bar.ts`. */
  alertBar: { enabled: false },
  /** Languages whose pages show the chat's launcher. */
  chat: { locales: ['en'] },
  /**
   * Whether browsers save the pages that a visitor opens, to show them without a network; a build with `false` removes saved ones.
   * Pages in `neverSaved` could endanger a reader who shares the device; nor is their version in both languages saved.
   */
  offline: { enabled: true, neverSaved: ['/help/coerced-debt'] },
};
