import { readZipCode } from '../forms/zip-code';
import { plainCharacters } from '../text/plain-characters';

/** What a field can require of its text. A `free` text is anything but a link. */
export type TextRuleName = 'name' | 'zip' | 'reference' | 'phone' | 'email' | 'free';

/** Reads a valid line in the form in which the letter has it; `keyboard` is the one that phones show. */
type TextRule = { read: (line: string) => string | undefined; keyboard?: 'numeric' | 'tel' | 'email' };

/** The rules of texts by name. */
export const textRules: Readonly<Record<TextRuleName, TextRule>> = {
  name: { read: (text) => (text.length > 1 && !/\p{Nd}/u.test(text) ? text : undefined) },
  zip: { read: readZipCode, keyboard: 'numeric' },
  reference: {
    read: (text) => {
      const plain = plainCharacters(text).toUpperCase();
      return /^[A-Z\d][A-Z\d-]{2,29}$/.test(plain) ? plain : undefined;
    },
  },
  phone: {
    read: (text) => (plainCharacters(text).replace(/\D/g, '').length >= 10 ? text : undefined),
    keyboard: 'tel',
  },
  email: { read: (text) => (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text) ? text : undefined), keyboard: 'email' },
  free: { read: (text) => text },
};
