import { getTranslations } from 'next-intl/server';
import type { OfficeWords } from '@/components/office/office-clock';
import { officeWords } from '@/components/office/office-words';
import type { ChatDisclosures, ChatText, Rich } from '@/content/types';
import type { ChatLead, ChatWords } from '@/lib/chat/chat-state';
import { localizePath } from '@/lib/i18n/localize-path';
import type { Locale } from '@/lib/i18n/routing';
import { type ResolvedLink, resolveLink } from '@/lib/links/resolve-link';
import { helpDataPath, pagePaths } from '@/lib/pages/pages';
import { parseInline } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import { typesetAll } from '@/lib/text/typeset-all';

/** A text of the assistant and its link, if it has one. */
export type ChatLink = { label: string; link?: ResolvedLink };

/** All text that the assistant's client code shows, ready to display, in one language. */
export type AssistantWords = {
  locale: Locale;
  heading: string;
  placeholder: string;
  texts: ChatWords;
  disclosure: string;
  /** The button that opens the assistant: its label, what is appended while a message is unread, and its link without the program. */
  launcher: { label: string; unread: string; href: string };
  /** The lines shown after an answer. */
  leads: Record<ChatLead['to'], readonly (readonly ChatLink[])[]>;
  /** The heading above the help pages that match the visitor's message, and the address of their list as data. */
  situations: { title: string; data: string };
  /** Shown while the assistant is closed. */
  ways: { title: string; lines: readonly (readonly ChatLink[])[] };
  newTabLabel: string;
  labels: {
    close: string;
    from: { me: string; support: string };
    log: string;
    messageEmpty: string;
    messageTooLong: string;
    send: string;
    typing: string;
  };
  office: OfficeWords;
};

/** `isPage` is true on the chat's own page, to which the assistant would otherwise link. */
type Source = { locale: Locale; text: ChatText; disclosures: ChatDisclosures; ways: readonly Rich[]; isPage?: boolean };

/** Gathers the words on the server from content and messages. */
export async function assistantWords({ locale, ways, isPage, ...words }: Source): Promise<AssistantWords> {
  const { text, disclosures } = typesetAll(words);
  const [t, footer, siteLink, office] = await Promise.all([
    getTranslations('Chat'),
    getTranslations('Footer.links'),
    getTranslations('SiteLink'),
    officeWords(),
  ]);
  const lines = ways.map((line) => linksIn(line, locale));
  const help = { label: footer('help'), link: resolveLink(pagePaths.help, locale) };
  const waysTo = (href: string) => ({ label: disclosures.urlLabel, link: resolveLink(href, locale) });
  return {
    locale,
    heading: text.heading,
    placeholder: text.placeholder,
    texts: {
      text: text.text,
      yes_response: text.yes_response,
      offlineText: text.offlineText,
      yes: text.yes,
      no: text.no,
      no_match_response: text.no_match_response,
      numberRefused: disclosures.numberRefused,
    },
    disclosure: disclosures.scripted,
    launcher: {
      label: text.icon_label,
      unread: t('unread'),
      href: localizePath(pagePaths.Chat, locale),
    },
    leads: {
      yes: isPage ? [...lines, [waysTo(pagePaths.contact)]] : [[waysTo(locale === 'es' ? text.EsUrl : text.url)]],
      person: [...lines.slice(0, 1), [waysTo(pagePaths.contact)], [help]],
    },
    situations: { title: t('situations'), data: localizePath(helpDataPath('situations'), locale) },
    ways: { title: disclosures.otherWays, lines },
    newTabLabel: siteLink('newTab'),
    labels: {
      close: t('close'),
      from: { me: t('from.me'), support: t('from.support') },
      log: t('log'),
      messageEmpty: t('messageEmpty'),
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
