import type { DateCode } from '../forms/day-field';
import type { FieldProblem } from '../forms/field-problem';
import type { FieldName } from './field-types';

/** What is wrong with a field of a letter's form. */
export type LetterProblem = FieldProblem<FieldName, 'required' | 'invalid' | 'unfit' | 'sensitive' | 'link' | DateCode>;
