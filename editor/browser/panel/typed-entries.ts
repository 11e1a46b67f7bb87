import { isObjectOf, isString } from '@/editor/requests/guards';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** What is new in a version of a notice, in each language. */
type Entries = Record<CompleteLocale, string>;

const nameOf = (notice: string, version: string) => `editor-new-version:${notice}:${version}`;
const isEntries = isObjectOf<Entries>({ en: isString, es: isString });

/** What was typed in this browser for the version after `version` of a notice, until it is prepared. */
export const typedEntries = {
  /** What was typed; empty texts if nothing was, or if the browser stores nothing. */
  read(notice: string, version: string): Entries {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(nameOf(notice, version)) ?? 'null');
      if (isEntries(stored)) return stored;
    } catch {
      // Something else was stored, or nothing can be.
    }
    return { en: '', es: '' };
  },
  keep(notice: string, version: string, entries: Entries): void {
    try {
      localStorage.setItem(nameOf(notice, version), JSON.stringify(entries));
    } catch {
      // The texts are then only in the fields.
    }
  },
  forget(notice: string, version: string): void {
    localStorage.removeItem(nameOf(notice, version));
  },
};
