import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { rawMessage } from '@/lib/i18n/raw-message';

it('a raw message keeps its placeholders for the component that fills them in', () => {
  const messages = { visits: '{count} visits to <b>{page}</b>' };
  expect(rawMessage(createTranslator({ locale: 'en', messages }), 'visits')).toBe(messages.visits);
});
