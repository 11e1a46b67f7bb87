import type { Locale } from '@/lib/i18n/routing';
import type { PhoneName } from './firm';

/** Pages that help leads to. */
export const to = {
  dispute: '/contact#disputes',
  official: '/is-this-us',
  income: '/contact#protected-income',
  limits: '/contact#how-not-to-reach-you',
  plan: '/make-payment#hardship',
} as const;

/** The line that pages of each language name first. */
export const mainLine = { en: 'main', es: 'spanish' } as const satisfies Record<Locale, PhoneName>;
