import type { CompleteLocale } from '@/lib/i18n/routing';
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };

/** UI strings by language; Playwright's loader requires the import attribute, which the site's own loader does not need. */
export const messages: Record<CompleteLocale, typeof en> = { en, es };
