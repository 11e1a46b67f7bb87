import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { assistantWords } from '@/components/chat/assistant-words';
import { ChatPage } from '@/components/chat/chat-page';
import { PageAssistant } from '@/components/chat/page-assistant';
import { contentIn } from '@/content';
import { waysToReachUsIn } from '@/content/facts-in-copy';
import { settings } from '@/content/settings';

export const generateMetadata = metadataOf('Chat');

export default async function Page() {
  const locale = await localeOfCopy('Chat');
  const {
    assistant: { text, disclosures },
    Chat: page,
  } = contentIn(locale);
  const t = await getTranslations('Chat');
  const words = await assistantWords({ locale, text, disclosures, ways: waysToReachUsIn(locale), isPage: true });
  const assistant = settings.chat.locales.includes(locale) && (
    <PageAssistant words={words} start={t('start')} starting={t('starting')} fallback={`#${page.ways.id}`} />
  );
  return <ChatPage {...page} assistant={assistant} />;
}
