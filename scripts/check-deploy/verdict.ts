import type { HostAnswer, Question } from './ask';

/** The kinds of rules that a host is checked by. */
export const groups = [
  'page',
  'file',
  'type',
  'cache',
  'headers',
  'compression',
  'redirect',
  'not-found',
  'method',
  'hostile',
  'entrance',
] as const;

/** One of them. */
export type Group = (typeof groups)[number];

/** What came out of one question by one rule; `wrong` says what is not as it must be. */
export type Verdict = { group: Group; path: string; wrong?: string };

/** A question with the rules for its answer. */
export type Check = { question: Question; judge: (answer: HostAnswer) => Verdict[] };

/** Compares what came with what must come. */
export function verdict(group: Group, path: string, what: string, given: unknown, wanted: unknown): Verdict {
  if (given === wanted) return { group, path };
  return { group, path, wrong: `${what} is ${shown(given)}, expected ${shown(wanted)}` };
}

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
