import type { CompleteLocale } from '@/lib/i18n/routing';
import { messages } from '../e2e/kit/messages';
import type { Target } from './visitor';

export const banner: Target = { css: 'header[data-state]' };
export const pageHeading: Target = { css: 'main h1' };

export const headerLink = (name: string): Target => ({ role: 'link', name, within: 'header[data-state]' });
export const footerLink = (locale: CompleteLocale, name: keyof (typeof messages)['en']['Footer']['links']): Target => ({
  role: 'link',
  name: messages[locale].Footer.links[name],
  within: '#site-links',
});

/** The header's link to the other language. */
export const switcherTo = (locale: CompleteLocale): Target => headerLink(locale.toUpperCase());
