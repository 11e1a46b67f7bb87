import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QuickExit } from '@/components/help/quick-exit';
import { quickExit } from '@/content/help/free-help-sites';
import { isSensitive } from '@/content/help/sensitive-situations';

/** The quick exit of the page `name`; false if the page is not sensitive (`help-6`). */
export async function quickExitOn(name: string): Promise<ReactNode> {
  const t = await getTranslations('Help');
  return isSensitive(name) && <QuickExit href={quickExit} label={t('quickExit')} hint={t('quickExitHint')} />;
}
