import type { editorApi } from '../server/api';
import type { FactChange } from '../texts/changed-facts';
import type { FactEdit } from '../texts/firm-facts';
import type { ItemAction } from '../texts/list-items';
import type { NewVersion } from '../texts/new-version';
import type { Edit } from '../texts/save-text';
import type { ShortAddressEdit } from '../texts/short-addresses';
import type { Place } from '../source/marks';

type Server = ReturnType<typeof editorApi>;
type Name = keyof Server;
type Input<Of extends Name> = Parameters<Server[Of]> extends [infer Only] ? Only : Record<string, never>;
type Output<Of extends Name> = Awaited<ReturnType<Server[Of]>>;

/** A text with all that the panel shows. */
export type TextDetail = Output<'text'>;
/** One language of a text, as the panel shows it. */
export type Side = NonNullable<TextDetail['en']>;
/** A row of the table of all texts. */
export type TextRow = Output<'texts'>[number];

/** A refusal by the server, with a message for the editor. */
export class Refused extends Error {
  /** Whether the text has changed since the editor saw it. */
  conflict = false;
  /** The field of a form that it is about. */
  field: string | undefined;
}

/** The requests to the editor's server; each throws `Refused` with a message for the editor. */
export const api = {
  text: (input: { key?: string; place?: Place }) => call('text', input),
  check: (edit: Edit) => call('check', edit),
  save: (edit: Edit) => call('save', edit),
  list: (input: { key: string; level: number; action: ItemAction }) => call('list', input),
  texts: () => call('texts', {}),
  hardTexts: () => call('hardTexts', {}),
  changedSinceRelease: () => call('changedSinceRelease', {}),
  changedEnglish: (key: string) => call('changedEnglish', { key }),
  accept: (key: string, seen?: Edit['seen']) => call('accept', { key, seen }),
  facts: () => call('facts', {}),
  saveFact: (edit: FactEdit) => call('saveFact', edit),
  saveShortAddress: (edit: ShortAddressEdit) => call('saveShortAddress', edit),
  prepareVersion: (asked: NewVersion) => call('prepareVersion', asked),
  publishVersion: (notice: string) => call('publishVersion', { notice }),
  changes: () => call('changes', {}),
  undo: (key: string) => call('undo', { key }),
  undoFact: (change: FactChange) => call('undoFact', change),
  commit: (message: string, author?: { name: string; email: string }) => call('commit', { message, author }),
};

async function call<Of extends Name>(name: Of, input: Input<Of>): Promise<Output<Of>> {
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
  return body as Output<Of>;
}
