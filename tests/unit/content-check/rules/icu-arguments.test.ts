import { describe, expect, it } from 'vitest';
import { icuArguments } from '@/content-check/rules/icu-arguments';
import { messagesOf, siteWith } from '../fixture';

describe('ICU arguments', () => {
  const messages = (en: string, es: string) => ({
    messages: { en: { Chat: { unread: en } }, es: { Chat: { unread: es } } },
  });

  it.each([
    [
      'another name',
      '{count} new',
      '{cuenta} nuevos',
      'messages.Chat.unread: The arguments differ: count: argument in English, cuenta: argument in Spanish.',
    ],
    [
      'another kind',
      '{count, plural, one {#} other {#}}',
      '{count}',
      'messages.Chat.unread: The arguments differ: count: plural in English, count: argument in Spanish.',
    ],
    [
      'malformed ICU',
      '{count',
      '{count}',
      'messages.Chat.unread: The message is malformed ICU: EXPECT_ARGUMENT_CLOSING_BRACE.',
    ],
    [
      'a plural without other',
      '{n, plural, one {#}}',
      '{n, plural, one {#} other {#}}',
      'messages.Chat.unread: The message is malformed ICU: MISSING_OTHER_CLAUSE.',
    ],
  ])('reports %s [locale-11] [input-5]', (_, en, es, message) => {
    expect(messagesOf(icuArguments.check(siteWith({}, {}, messages(en, es))))).toEqual([message]);
  });

  it('reports a placeholder that the translation lacks', () => {
    expect(messagesOf(icuArguments.check(siteWith({ confirmedAt: 'At {time}.' }, { confirmedAt: 'A las.' })))).toEqual([
      'home.confirmedAt: The arguments differ: {time} in English, none in Spanish.',
    ]);
  });
});
