import type { Page } from '@playwright/test';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** The link of the header with this label. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The link of the footer with this label. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The link of the header to the same page in `locale`; its name begins with the language's code. */
export const switcherTo = (page: Page, locale: CompleteLocale) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${locale.toUpperCase()}\\b`) });
