import { describe, expect, it } from 'vitest';
import { fontCharacters } from '@/content-check/rules/font-characters';
import { messagesOf, siteWith } from '../fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('characters', () => {
  it('reports characters that the fonts lack', () => {
    expect(messagesOf(fontCharacters.check(texts('See note † below', 'Vea la nota')))).toEqual([
      'home.lead: The fonts lack "†" (U+2020).',
    ]);
  });
});
