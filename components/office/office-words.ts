import { getTranslations } from 'next-intl/server';
import { rawMessage } from '@/lib/i18n/raw-message';
import type { OfficeWords } from './office-clock';

/** The texts of `OfficeClock`; the days and times are patterns that it fills in. */
export async function officeWords(): Promise<OfficeWords> {
  const t = await getTranslations('Office');
  return {
    open: t('open'),
    closed: t('closed'),
    eastern: t('eastern'),
    yours: t('yours'),
    days: rawMessage(t, 'days'),
    times: rawMessage(t, 'times'),
    timesNextDay: rawMessage(t, 'timesNextDay'),
  };
}
