import type { Finding } from '@/content-check/site';
import type { Token } from '../source/tokens';
import type { ChangedEnglish } from '../texts/changed-english';
import type { FactChange } from '../texts/changed-facts';
import type { TextChange } from '../texts/changes';
import type { Fact } from '../texts/facts';
import type { ItemAction, ListPlace } from '../texts/list-items';
import type { FactEdit, FactField } from '../texts/firm-facts';
import type { NewVersion, PublishedNotice } from '../texts/new-version';
import type { ShortAddress, ShortAddressEdit } from '../texts/short-addresses';
import type { Place } from '../source/marks';

/** One language of a text, as the panel shows it. */
export type Side = { file: string; seen: string; changed: string; tokens: Token[]; facts: Fact[]; score: number };
/** A text with all that the panel shows. */
export type TextDetail = {
  key: string;
  /** Address of the page that shows it, if there is only one. */
  page?: string;
  /** Whether it can contain bold and links. */
  rich: boolean;
  locked: boolean;
  /** The published and therefore locked notice that it belongs to, if any. */
  published?: PublishedNotice;
  state: string;
  lists: ListPlace[];
  en?: Side;
  es?: Side;
};
/** A row of the table of all texts. */
export type TextRow = {
  key: string;
  role: string;
  en: string;
  es: string;
  state: string;
  faulty: boolean;
  untranslated: boolean;
};
type Edit = { key: string; texts: Record<'en' | 'es', Token[]>; seen: Record<'en' | 'es', string> };

/** What differs from the last commit, and the prepared but unpublished versions of notices. */
type Changes = {
  texts: TextChange[];
  facts: FactChange[];
  findings: Finding[];
  prepared: { notice: string; version: string }[];
  /** Whether any file differs, even if none of its texts does. */
  uncommitted: boolean;
  author: string;
};

/** A refusal by the server, with a message for the editor. */
export class Refused extends Error {
  /** Whether the text has changed since the editor saw it. */
  conflict = false;
  /** The field of a form that it is about. */
  field: string | undefined;
}

/** The requests to the editor's server; each throws `Refused` with a message for the editor. */
export const api = {
  text: (input: { key?: string; place?: Place }) => call<TextDetail>('text', input),
  check: (edit: Edit) => call<{ findings: Finding[]; scores: Record<'en' | 'es', number> }>('check', edit),
  save: (edit: Edit) => call<unknown>('save', edit),
  list: (input: { key: string; level: number; action: ItemAction }) => call<unknown>('list', input),
  texts: () => call<TextRow[]>('texts', {}),
  hardTexts: () => call<{ keys: string[] }>('hardTexts', {}),
  changedSinceRelease: () => call<{ keys: string[] }>('changedSinceRelease', {}),
  changedEnglish: (key: string) => call<{ found?: ChangedEnglish }>('changedEnglish', { key }),
  accept: (key: string, seen?: Edit['seen']) => call<unknown>('accept', { key, seen }),
  facts: () => call<{ facts: FactField[]; addresses: ShortAddress[]; pages: string[] }>('facts', {}),
  saveFact: (edit: FactEdit) => call<{ shows: string; findings: Finding[] }>('saveFact', edit),
  saveShortAddress: (edit: ShortAddressEdit) => call<unknown>('saveShortAddress', edit),
  prepareVersion: (asked: NewVersion) => call<unknown>('prepareVersion', asked),
  publishVersion: (notice: string) => call<unknown>('publishVersion', { notice }),
  changes: () => call<Changes>('changes', {}),
  undo: (key: string) => call<unknown>('undo', { key }),
  undoFact: (change: FactChange) => call<unknown>('undoFact', change),
  commit: (message: string, author?: { name: string; email: string }) => call<unknown>('commit', { message, author }),
};

async function call<Result>(name: string, input: unknown): Promise<Result> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`/__editor/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }).catch(
    () => {
      throw new Refused('The editor does not answer. Start it again with npm run edit; your text is kept here.');
    },
  );
  const body = (await answer.json()) as { message?: string; conflict?: boolean; field?: string };
  if (!answer.ok)
    throw Object.assign(new Refused(body.message ?? 'This did not work.'), {
      conflict: body.conflict ?? false,
      field: body.field,
    });
  return body as Result;
}
