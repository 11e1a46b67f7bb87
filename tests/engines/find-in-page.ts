import type { queryAllByRole } from '@testing-library/dom';
import { buildSync } from 'esbuild';
import type { WebDriver } from 'selenium-webdriver';
import type { Target } from './visitor';

/** Testing Library's search by role and name as a script for the page: WebDriver finds by selector only. */
const library = buildSync({
  stdin: { contents: "export { queryAllByRole } from '@testing-library/dom'", resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'testingLibrary',
  footer: { js: 'window.testingLibrary = testingLibrary;' },
  write: false,
}).outputFiles[0]?.text;

type Libraried = Window & { testingLibrary?: { queryAllByRole: typeof queryAllByRole } };

/** Finds the elements of a target in the page and passes them to `use`, which also runs in the page, without a delay in between. */
export async function findInPage<Result>(
  driver: WebDriver,
  target: Target,
  use: (elements: readonly Element[]) => Result,
): Promise<Result> {
  const script = `return (${String(find)})(arguments[0], ${String(use)})`;
  const found = await driver.executeScript<Result | 'no library'>(script, target);
  return found === 'no library' ? driver.executeScript<Result>(`${library}; ${script}`, target) : found;
}

/** Runs in the page. */
function find<Result>(target: Target, use: (elements: readonly Element[]) => Result): Result | 'no library' {
  if ('css' in target) return use([...document.querySelectorAll(target.css)]);
  const { testingLibrary } = window as Libraried;
  if (!testingLibrary) return 'no library';
  const name = (found: string) => found.startsWith(target.name);
  return use(
    [...document.querySelectorAll<HTMLElement>(target.within ?? 'body')].flatMap((place) =>
      testingLibrary.queryAllByRole(place, target.role, { name }),
    ),
  );
}
