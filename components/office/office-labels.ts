import { getTranslations } from 'next-intl/server';
import { rawMessage } from '@/lib/i18n/raw-message';
import type { OfficeLabels } from './office-clock';

/** The texts of `OfficeClock`; the ranges are patterns that it fills in. */
export async function officeLabels(): Promise<OfficeLabels> {
  const t = await getTranslations('Office');
  return {
    open: t('open'),
    closed: t('closed'),
    eastern: t('eastern'),
    yours: t('yours'),
    range: rawMessage(t, 'range'),
    rangeNextDay: rawMessage(t, 'rangeNextDay'),
  };
}
