import type { TypedDay } from './read-day';

/** What is wrong with a field of a form. `part` is the part of a date, and absent if all of it is wrong. */
export type FieldProblem<Field extends string, Code extends string> = {
  field: Field;
  code: Code;
  part?: keyof TypedDay;
};
