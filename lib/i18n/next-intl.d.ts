import type { Locale } from './routing';
import type messages from '@/messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html; not every browser has it. */
    readonly prerendering?: boolean;
  }
}
