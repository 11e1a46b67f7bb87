import { getRequestConfig } from 'next-intl/server';
import { officeHours } from '@/content/hours';
import { currentLocale } from './current-locale';
import { messagesIn } from './messages-in';
import { missingMessage } from './missing-message';
import { isLocale } from './routing';

/** What next-intl needs for a page: its language, the messages, the office's time zone. */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  return {
    locale,
    messages: messagesIn[locale],
    timeZone: officeHours.timeZone,
    // A missing message must not break the build; the content check fails on it instead (`locale-11`).
    onError: (error) => console.warn(error.message),
    getMessageFallback: () => missingMessage[locale],
  };
});
