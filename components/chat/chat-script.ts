import { getTranslations } from 'next-intl/server';
import type { OfficeLabels } from '@/components/sections/office-clock';
import { officeLabels } from '@/components/sections/office-labels';
import type { ChatNotices, ChatText, Rich } from '@/content/types';
import type { ChatWords } from '@/lib/chat/machine';
import type { Locale } from '@/lib/i18n/routing';
import { resolveLink, type ResolvedLink } from '@/lib/links/resolve-link';
import { parseInline } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';

/** Words of the assistant with where they lead, if anywhere. */
export type ChatLink = { label: string; link?: ResolvedLink };

/** Every word that the assistant's client code shows, finished, in one language. */
export type ChatScript = {
  locale: Locale;
  heading: string;
  placeholder: string;
  words: ChatWords;
  scripted: string;
  /** Follows `yes_response`. */
  link: ChatLink;
  /** Shown while the assistant is closed. */
  ways: { title: string; lines: readonly (readonly ChatLink[])[] };
  newTabLabel: string;
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
  const [t, leaveSite, office] = [
    await getTranslations('Chat'),
    await getTranslations('LeaveSite'),
    await officeLabels(),
  ];
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
    link: { label: notices.urlLabel, link: resolveLink(href, locale) },
    ways: { title: notices.otherWays, lines: ways.map((line) => linksIn(line, locale)) },
    newTabLabel: leaveSite('newTab'),
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

function linksIn(line: Rich, locale: Locale): readonly ChatLink[] {
  return parseInline(line).map((node) => ({
    label: typeset(node.text),
    ...(node.type === 'link' && { link: resolveLink(node.href, locale) }),
  }));
}
