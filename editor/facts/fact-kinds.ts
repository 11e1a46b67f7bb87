import { originOf } from '@/lib/config/read-config';
import { withCountryCode } from '@/lib/links/phone';
import { plainCharacters } from '@/lib/text/plain-characters';
import { FieldRefused } from '../refusals';
import { withoutPastedMarks } from '../source/marks';
import type { Value } from '../source/values';

/**
 * The kind of a fact, which decides how it is typed, checked and written. `time` is stored as seconds since midnight; `origin` is an address
 * without a path, and a malformed one stops the build.
 */
export type FactKind = 'phone' | 'email' | 'domain' | 'url' | 'origin' | 'text' | 'time' | 'count' | 'switch';

const maxLength = 200;
const maxCount = 60;

/** The value as editors read and type it: `617-555-0100`, `18:55`, `true`. A malformed phone number is shown as it is in the file. */
export function shownFact(kind: FactKind, value: Value): string {
  if (kind === 'phone') return String(value).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
  if (kind !== 'time') return String(value);
  const minutes = Math.floor(Number(value) / 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Parses a typed value; `code` is its form in the file if that differs. Throws `FieldRefused` for `field` if the value is not of the kind. */
export function readFact(kind: FactKind, typed: string, field: string): { value: Value; code?: string } {
  const text = withoutPastedMarks(typed).trim();
  const refuse = (message: string): never => {
    throw new FieldRefused(field, message);
  };
  switch (kind) {
    case 'phone': {
      const digits = plainCharacters(text)
        .replace(/^\+?1?[^\d]*/, '')
        .replace(/[\s().-]/g, '');
      if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) refuse('Write a US number with its area code, such as 617-555-0100.');
      return { value: withCountryCode(digits) };
    }
    case 'email':
      // In the markup of texts a bracket would end the link, and a question mark the address in it.
      if (!/^[\w.+-]+@[\w.-]+\.[\w-]+$/.test(text))
        refuse('Write an email address of letters and digits, such as info@firm.example.');
      return { value: text };
    case 'url':
      // A parenthesis would end a link in the markup of texts.
      if (!/^https:\/\/[^\s()\\/][^\s()\\]*$/.test(text) || !URL.canParse(text))
        refuse('Write an address that begins with https:// and has no spaces, backslashes or parentheses.');
      return { value: text };
    case 'origin': {
      const origin = originOf(text) ?? '';
      if (!origin.startsWith('https:')) refuse('Write an address without a path, such as https://www.firm.example.');
      return { value: origin };
    }
    case 'domain':
      if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(text))
        refuse('Write a domain, such as firm.example.');
      return { value: text.toLowerCase() };
    case 'time': {
      const [, hours = '', minutes = ''] =
        /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? refuse('Write a time, such as 18:55.');
      const code = `${Number(hours)} * 3600${minutes === '00' ? '' : ` + ${Number(minutes)} * 60`}`;
      return { value: Number(hours) * 3600 + Number(minutes) * 60, code };
    }
    case 'count':
      if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > maxCount)
        refuse(`Write a whole number from 1 to ${maxCount}.`);
      return { value: Number(text) };
    case 'switch':
      return { value: text === 'true' };
    case 'text':
      if (text === '' || text.length > maxLength || /[\r\n]/.test(text))
        refuse(`Write one line of 1 to ${maxLength} characters.`);
      return { value: text };
  }
}
