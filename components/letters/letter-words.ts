import type { LetterFieldWords, LetterForms } from '@/content/types';
import type { DateCode } from '@/lib/forms/day-field';
import type { Locale } from '@/lib/i18n/routing';
import type { FieldName } from '@/lib/letters/field-types';
import type { FrameWords, LetterWords } from '@/lib/letters/letter';

/** The texts of a field of any type. */
export type FieldWords = LetterFieldWords & { options?: Readonly<Record<string, string>> };

/** The texts of one letter's form and its result, with only the fields of that form. */
export type LetterToolWords = Omit<LetterForms, 'fields' | 'send' | 'blank' | 'then'> & {
  fields: Readonly<Partial<Record<FieldName, FieldWords>>>;
  problem: string;
  tooLong: string;
  /** The text above a date that has passed. */
  passed: string;
  day: { month: string; day: string; year: string; choose: string; problems: Readonly<Record<DateCode, string>> };
};

/** The words of the letter itself in each language in which it is written, the reader's first. */
export type Letters = readonly { locale: Locale; words: LetterWords; frame: FrameWords }[];
