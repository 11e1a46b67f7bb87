/** A fault that is planted on purpose, and the tests that must turn red for it. */
export type Fault = {
  /** In words of a visitor where there is one. */
  name: string;
  /** Section of the contract that it breaks. */
  section: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J';
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  /** A test file of Vitest (`tests/unit`) or Playwright (`tests/e2e`, on the built site). */
  test: string;
  /** Part of the title of the tests to run; all of the file without it. */
  title?: string;
  /** False where the program that serves the site is at fault: what was built stays as it is. */
  rebuild?: false;
};

/** Whether the fault is looked for on the built site. */
export const isOnSite = ({ test }: Fault): boolean => test.startsWith('tests/e2e/');
