import { isObjectOf, isString } from '@/editor/requests/guards';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** What is new in a version of a notice, in each language. */
type Entries = Record<CompleteLocale, string>;

const prefix = 'editor-new-version:';
const isEntries = isObjectOf<Entries>({ en: isString, es: isString });

/** What was typed in this browser for the next version of each notice, until that version is prepared. */
export const typedEntries = {
  /** What was typed for `notice`; empty texts if nothing was, or if the browser stores nothing. */
  read(notice: string): Entries {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(prefix + notice) ?? 'null');
      if (isEntries(stored)) return stored;
    } catch {
      // Something else was stored, or nothing can be.
    }
    return { en: '', es: '' };
  },
  keep(notice: string, entries: Entries): void {
    try {
      localStorage.setItem(prefix + notice, JSON.stringify(entries));
    } catch {
      // The texts are then only in the fields.
    }
  },
  forget(notice: string): void {
    localStorage.removeItem(prefix + notice);
  },
};
