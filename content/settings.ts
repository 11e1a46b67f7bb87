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
   * Whether browsers keep the pages that a visitor opened, for a time without a network; a build with `false` takes them out again.
   * What nobody should find on a device that others use is never saved, nor its version in both languages.
   */
  offline: { enabled: true, neverSaved: ['/help/coerced-debt'] },
};
