import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { stampLine, stampWords } from '@/lib/notices/notice-stamp';
import english from '@/messages/en.json';

const Legal = { ...english.Legal, version: 'V{version}', updated: 'Changed {date}', effective: 'From {date}' };
const messages = createTranslator({ locale: 'en', messages: { ...english, Legal }, namespace: 'Legal' });

it.each([
  [{ kind: 'updated', year: 2025, month: 10 }, 'V5.2 · Changed October 2025'],
  [{ kind: 'effective', year: 2021, month: 3, day: 1 }, 'V5.2 · From 03/01/2021'],
] as const)('formats a version of %j as one line', (date, line) => {
  expect(stampLine(stampWords({ version: '5.2', date }, messages, 'en'))).toBe(line);
});
