import { getTranslations } from 'next-intl/server';
import type { ListFilter } from '@/components/help/help-filter';
import { RichText } from '@/components/text/rich-text';
import { mainLine, phone } from '@/content/facts-in-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { rawMessage } from '@/lib/i18n/raw-message';
import { helpDataPath } from '@/lib/pages/pages';
import { fillIn } from '@/lib/text/fill-in';

/** What the filter of a list needs: its data, its words, and the number to call when nothing matches. */
export async function filterOf(list: 'situations' | 'words'): Promise<ListFilter> {
  const locale = await currentLocale();
  const [t, forms] = await Promise.all([getTranslations('Help.filter'), getTranslations('Forms')]);
  return {
    data: localizePath(helpDataPath(list), locale),
    words: {
      label: t(`${list}.label`),
      hint: t('hint'),
      left: rawMessage(t, 'left'),
      failed: t('failed'),
      sensitive: forms('sensitive'),
      tooLong: forms('tooLong'),
    },
    none: <RichText text={fillIn(rawMessage(t, 'none'), { phone: phone[mainLine[locale]] })} />,
  };
}
