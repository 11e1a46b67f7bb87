import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './current-locale';
import { messagesIn } from './messages-in';
import { missingMessage } from './missing-message';
import { isLocale } from './routing';

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(requested) ? requested : await currentLocale();
  return {
    locale,
    messages: messagesIn[locale],
    timeZone: 'America/New_York',
    // A missing message must not break the build; the content check fails on it instead (`contract.md` B).
    onError: (error) => console.warn(error.message),
    getMessageFallback: () => missingMessage[locale],
  };
});
