import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** Fills the fields of a letter that say who writes it. */
export async function fillWho(page: Page, locale: CompleteLocale, sender = 'Ana Muñoz'): Promise<void> {
  const { name, street, city, state, zip } = contentIn(locale)['letters/forms'].fields;
  const field = ({ label }: { label: string }) => page.getByLabel(label, { exact: true });
  await field(name).fill(sender);
  await field(street).fill('27 Sample Street\nApt. 3');
  await field(city).fill('Anytown');
  await field(state).selectOption('CT');
  await field(zip).fill('06103');
}
