import { getTranslations } from 'next-intl/server';
import type { OfficeLabels } from '@/components/sections/office-clock';
import { officeLabels } from '@/components/sections/office-labels';
import type { ChatNotices, ChatText, Rich } from '@/content/types';
import type { ChatWords } from '@/lib/chat/machine';
import type { Locale } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';

/** Every word that the assistant's client code shows, finished, in one language. */
export type ChatScript = {
  locale: Locale;
  heading: string;
  placeholder: string;
  words: ChatWords;
  scripted: string;
  /** Follows `yes_response`. */
  link: { href: string; label: string };
  /** Shown while the assistant is closed. */
  ways: { title: string; lines: readonly Rich[] };
  labels: {
    close: string;
    from: { me: string; support: string };
    log: string;
    message: string;
    messageTooLong: string;
    send: string;
    typing: string;
  };
  office: OfficeLabels;
};

type Source = { locale: Locale; text: ChatText; notices: ChatNotices; ways: readonly Rich[]; href: string };

/** Gathers the script on the server from content and messages. */
export async function chatScript({ locale, text, notices, ways, href }: Source): Promise<ChatScript> {
  const [t, office] = [await getTranslations('Chat'), await officeLabels()];
  return {
    locale,
    heading: text.heading,
    placeholder: text.placeholder,
    words: {
      text: text.text,
      yes_response: text.yes_response,
      offlineText: text.offlineText,
      yes: text.yes,
      no: text.no,
      no_match_response: text.no_match_response,
      numberRefused: notices.numberRefused,
    },
    scripted: notices.scripted,
    link: { href, label: notices.urlLabel },
    ways: { title: notices.otherWays, lines: ways.map(typeset) },
    labels: {
      close: t('close'),
      from: { me: t('from.me'), support: t('from.support') },
      log: t('log'),
      message: t('message'),
      messageTooLong: t('messageTooLong'),
      send: t('send'),
      typing: t('typing'),
    },
    office,
  };
}
