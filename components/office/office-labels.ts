import { getTranslations } from 'next-intl/server';
import type { OfficeLabels } from './office-clock';

/** The texts of `OfficeClock`; the ranges are patterns that it fills in. */
export async function officeLabels(): Promise<OfficeLabels> {
  const t = await getTranslations('Office');
  return {
    open: t('open'),
    closed: t('closed'),
    eastern: t('eastern'),
    yours: t('yours'),
    range: t.raw('range') as string,
    rangeNextDay: t.raw('rangeNextDay') as string,
  };
}
