import { getTranslations } from 'next-intl/server';
import { PrintButton } from './print-button';

/** The print button of a page that says nothing more about what it prints. */
export async function PrintPageButton() {
  const t = await getTranslations('PrintButton');
  return <PrintButton label={t('label')} />;
}
