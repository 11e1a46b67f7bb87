import type { FieldName } from '@/lib/letters/field-types';
import type { FieldWords, LetterToolWords } from './letter-words';

/** The texts of the field `name` of a form. Throws if the form has no such field. */
export function fieldWords({ fields }: Pick<LetterToolWords, 'fields'>, name: FieldName): FieldWords {
  const words = fields[name];
  if (!words) throw new Error(`The form has no words for its field ${name}`);
  return words;
}
