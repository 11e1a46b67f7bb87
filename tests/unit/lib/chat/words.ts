import type { AssistantWords } from '@/components/chat/assistant-words';
import type { ChatWords } from '@/lib/chat/chat-state';
import { resolveLink } from '@/lib/links/resolve-link';

/** Words that tell which is which when a test fails. */
export const words: ChatWords = {
  text: 'Welcome',
  yes_response: 'Here are the ways:',
  offlineText: 'We are closed',
  yes: 'Yes',
  no: 'No',
  no_match_response: 'Nothing found',
  numberRefused: 'We took it out',
};

export const wordsInSpanish: ChatWords = { ...words, text: 'Le damos la bienvenida', yes: 'Sí', no: 'No' };

export const assistantWords: AssistantWords = {
  locale: 'en',
  heading: 'Scripted assistant',
  placeholder: 'Write a message',
  texts: words,
  disclosure: 'You are chatting with a script, not a person.',
  launcher: { label: 'Chat with us', unread: '1 unread message', href: '/Chat' },
  leads: {
    yes: [[{ label: 'Ways to reach us', link: resolveLink('/Chat', 'en') }]],
    person: [
      [{ label: '800-555-0199', link: resolveLink('tel:+18005550199', 'en') }],
      [{ label: 'All ways to reach us', link: resolveLink('/contact', 'en') }],
    ],
  },
  situations: { title: 'These pages may help', data: '/help/situations.json' },
  ways: {
    title: 'Other ways',
    lines: [[{ label: '800-555-0199', link: resolveLink('tel:+18005550199', 'en') }], [{ label: 'P.O. Box 1000' }]],
  },
  newTabLabel: 'opens in a new tab',
  labels: {
    close: 'Close the chat',
    from: { me: 'You', support: 'Assistant' },
    log: 'Messages',
    messageEmpty: 'Write first',
    messageTooLong: 'At most 500 characters',
    send: 'Send',
    typing: 'The assistant is typing',
  },
  office: {
    open: 'We are open',
    closed: 'We are closed now',
    eastern: 'Eastern time',
    yours: 'In your time zone',
    days: '{firstDay} to {lastDay}',
    times: '{from} to {to}',
    timesNextDay: '{from} to {to} the next day',
  },
};

export const assistantWordsInSpanish: AssistantWords = { ...assistantWords, locale: 'es', texts: wordsInSpanish };
