import type { LetterFieldWords, LetterForms } from '@/content/types';
import type { LetterFrame, LetterWords } from '@/lib/letters/letter';
import type { Locale } from '@/lib/i18n/routing';

/** What is said at a field, whatever its type. */
type FieldWords = LetterFieldWords & { options?: Readonly<Record<string, string>> };

/** What the form of one letter and its result say; only the fields that the form has. */
export type LetterToolWords = Omit<LetterForms, 'fields' | 'send' | 'blank' | 'then'> & {
  fields: Readonly<Record<string, FieldWords>>;
  problem: string;
  tooLong: string;
  /** Over a date that has passed. */
  passed: string;
  day: { month: string; day: string; year: string; choose: string; problems: Readonly<Record<string, string>> };
};

/** The words of the letter itself in each language in which it is written; that of the reader first. */
export type Letters = readonly { locale: Locale; words: LetterWords; frame: LetterFrame }[];
