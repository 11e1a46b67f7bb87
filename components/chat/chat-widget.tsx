import { getTranslations } from 'next-intl/server';
import type { ChatNotices, ChatText, Rich } from '@/content/types';
import { startLauncher } from '@/lib/chat/launcher-state';
import { localizePath } from '@/lib/i18n/localize-path';
import type { Locale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { ChatLauncher } from './chat-launcher';
import { chatScript } from './chat-script';

type ChatWidgetProps = { locale: Locale; text: ChatText; notices: ChatNotices; ways: readonly Rich[] };

/** The assistant's widget of the frame (`chat-2`). */
export async function ChatWidget({ locale, text, notices, ways }: ChatWidgetProps) {
  const t = await getTranslations('Chat');
  const href = locale === 'es' ? text.EsUrl : text.url;
  return (
    <ChatLauncher
      label={text.icon_label}
      unreadLabel={t('unread', { count: startLauncher(locale).unread })}
      href={localizePath(pagePaths.Chat, locale)}
      script={await chatScript({ locale, text, notices, ways, href })}
    />
  );
}
