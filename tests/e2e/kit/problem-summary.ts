import type { Page } from '@playwright/test';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { messages } from './messages';

/** The summary of what is wrong in a form, as a page in `locale` shows it. */
export const problemSummary = (page: Page, locale: CompleteLocale) =>
  page.getByRole('alert').filter({ hasText: messages[locale].Forms.problem });
