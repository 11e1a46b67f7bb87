import { isObjectOf, isString } from '@/editor/guards';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { storedValues } from './stored-values';

/** What is new in a version of a notice, in each language. */
type Entries = Record<CompleteLocale, string>;

/** What was typed for the next version of a notice and is not prepared yet; its name is the notice and its version on disk (`terms-of-use 2.0`). */
export const typedEntries = storedValues<Entries>('editor-new-version:', isObjectOf({ en: isString, es: isString }));
