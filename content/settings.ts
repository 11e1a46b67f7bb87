// Only types, because next.config.ts loads this file without the alias.
import type { Locale } from '@/lib/i18n/routing';
import type { OfflineSettings } from '@/lib/offline/offline-settings';
import { sensitiveSituations } from './help/sensitive-situations';

/** What an editor can switch on and off. */
export const settings: {
  alertBar: { enabled: boolean };
  chat: { locales: readonly Locale[] };
  offline: OfflineSettings;
} = {
  /** Shown on the home page only; its text is in `content/en/alert-bar.ts` and `content/es/alert-bar.ts`. */
  alertBar: { enabled: false },
  /** Languages whose pages show the chat's launcher. */
  chat: { locales: ['en'] },
  /**
   * Whether browsers save the pages that a visitor opens, to show them without a network; a build with `false` removes saved ones.
   * Pages in `neverSaved` are not, and neither is their version in both languages.
   */
  offline: { enabled: true, neverSaved: sensitiveSituations.map((slug) => `help/${slug}` as const) },
};
