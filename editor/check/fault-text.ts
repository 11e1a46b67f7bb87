import type { Fault } from '@/content-check/site';

/** What is wrong and what the check expects, in one line. */
export function faultText({ message, expected }: Pick<Fault, 'message' | 'expected'>): string {
  return `${message} Expected: ${expected}`;
}
