import type { Finding } from '@/content-check/site';
import type { CompleteLocale } from '@/lib/i18n/routing';
import type { FactEdit, FactField } from '../facts/fact-fields';
import type { ShortAddress, ShortAddressEdit } from '../facts/short-addresses';
import type { Author } from '../git/commit';
import type { PreparedVersion } from '../notices/new-version';
import type { NewVersion } from '../notices/version-form';
import type { ReviewedText } from '../review/accept-text';
import type { ChangedEnglish } from '../review/changed-english';
import type { FactChange } from '../review/changed-facts';
import type { ChangesOverview } from '../review/changes-overview';
import type { ReviewedList } from '../review/undo-list';
import type { Place } from '../source/marks';
import type { TextRow } from '../texts/all-texts';
import type { ListEdit } from '../texts/change-list';
import type { TextDetail } from '../texts/describe-text';
import type { TextEdit } from '../texts/save-text';

/** Every request of the editor's pages to its server, with its input and its result; both are sent as JSON. */
type Requests = {
  describeText: { input: { key: string } | { place: Place }; result: TextDetail };
  checkEdit: { input: TextEdit; result: { findings: Finding[]; scores: Record<CompleteLocale, number | undefined> } };
  saveText: { input: TextEdit; result: void };
  changeList: { input: ListEdit; result: void };
  listTexts: { input: Nothing; result: TextRow[] };
  listHardTexts: { input: Nothing; result: string[] };
  listChangedSinceRelease: { input: Nothing; result: string[] };
  findChangedEnglish: { input: { key: string }; result: { found?: ChangedEnglish } };
  acceptText: { input: ReviewedText; result: void };
  listFacts: { input: Nothing; result: { facts: FactField[]; addresses: ShortAddress[]; pages: string[] } };
  saveFact: { input: FactEdit; result: { shows: string; findings: Finding[] } };
  saveShortAddress: { input: ShortAddressEdit; result: { saved?: ShortAddress } };
  prepareVersion: { input: NewVersion; result: void };
  publishVersion: { input: PreparedVersion; result: void };
  listChanges: { input: Nothing; result: ChangesOverview };
  undoText: { input: ReviewedText; result: void };
  undoList: { input: ReviewedList; result: void };
  undoFact: { input: FactChange; result: void };
  commit: { input: { message: string; author?: Author }; result: void };
};

type Nothing = Record<never, never>;

/** The name of a request, which is the last part of its address. */
export type RequestName = keyof Requests;
/** The input of the request `Name`. */
export type RequestInput<Name extends RequestName> = Requests[Name]['input'];
/** The result of the request `Name`. */
export type RequestResult<Name extends RequestName> = Requests[Name]['result'];

/** The header of each request and response with the version of the page that asks, or of the server that answers. */
export const versionHeader = 'editor-version';

/** The response to a refused request: a message for the editor, whether the thing to change has changed in the meantime, and the field at fault. */
export type Refusal = { message: string; isConflict?: boolean; field?: string };
