import { useEffect, useState } from 'react';
import { type ErrorMessages, loadErrorMessages } from '@/lib/i18n/error-messages';
import type { Locale } from '@/lib/i18n/routing';

/** The strings of the error pages, which get no props; undefined until they are loaded. */
export function useErrorMessages(locale: Locale): ErrorMessages | undefined {
  const [messages, setMessages] = useState<ErrorMessages>();

  useEffect(() => {
    let isCurrent = true;
    void loadErrorMessages(locale).then((loaded) => {
      if (isCurrent) setMessages(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return messages;
}
