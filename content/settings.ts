import type { Locale } from '@/lib/i18n/routing';

/** What an editor can switch on and off. */
export const settings: { alertBar: { enabled: boolean }; chat: { locales: readonly Locale[] } } = {
  /** Shown on the home page only; its text is in `content/en/alert-bar.ts` and `content/es/alert-bar.ts`. */
  alertBar: { enabled: false },
  /** Languages whose pages show the chat's launcher. */
  chat: { locales: ['en'] },
};
