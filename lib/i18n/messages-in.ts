import type { AbstractIntlMessages } from 'next-intl';
import english from '@/messages/en.json' with { type: 'json' };
import spanish from '@/messages/es.json' with { type: 'json' };
import type { Locale } from './routing';

/**
 * UI strings by language, for the server; client code gets its few from `error-messages`.
 * Their type is loose so that a missing string does not break the build; the content check fails on it (`locale-11`).
 */
export const messagesIn: Record<Locale, AbstractIntlMessages> = { en: english, es: spanish };
