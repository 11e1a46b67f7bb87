import type { Finding } from '@/content-check/site';
import type { CompleteLocale } from '@/lib/i18n/routing';
import type { FactEdit, FactField } from '../facts/fact-fields';
import type { ShortAddress, ShortAddressEdit } from '../facts/short-addresses';
import type { Author } from '../git/commit';
import type { NewVersion, PreparedVersion } from '../notices/new-version';
import type { ReviewedText } from '../review/accept-text';
import type { ChangedEnglish } from '../review/changed-english';
import type { FactChange } from '../review/changed-facts';
import type { ChangesOverview } from '../review/changes-overview';
import type { Place } from '../source/marks';
import type { TextRow } from '../texts/all-texts';
import type { ListEdit } from '../texts/change-list';
import type { TextDetail } from '../texts/describe-text';
import type { TextEdit } from '../texts/save-text';

/** Every request of the editor's pages to its server, with its input (`takes`) and its result (`gives`); both are sent as JSON. */
type Requests = {
  describeText: { takes: { key: string } | { place: Place }; gives: TextDetail };
  checkEdit: { takes: TextEdit; gives: { findings: Finding[]; scores: Record<CompleteLocale, number | undefined> } };
  saveText: { takes: TextEdit; gives: void };
  changeList: { takes: ListEdit; gives: void };
  listTexts: { takes: Nothing; gives: TextRow[] };
  listHardTexts: { takes: Nothing; gives: string[] };
  listChangedSinceRelease: { takes: Nothing; gives: string[] };
  findChangedEnglish: { takes: { key: string }; gives: { found?: ChangedEnglish } };
  acceptText: { takes: ReviewedText; gives: void };
  listFacts: { takes: Nothing; gives: { facts: FactField[]; addresses: ShortAddress[]; pages: string[] } };
  saveFact: { takes: FactEdit; gives: { shows: string; findings: Finding[] } };
  saveShortAddress: { takes: ShortAddressEdit; gives: { saved?: ShortAddress } };
  prepareVersion: { takes: NewVersion; gives: void };
  publishVersion: { takes: PreparedVersion; gives: void };
  listChanges: { takes: Nothing; gives: ChangesOverview };
  undoText: { takes: ReviewedText; gives: void };
  undoFact: { takes: FactChange; gives: void };
  commit: { takes: { message: string; author?: Author }; gives: void };
};

type Nothing = Record<never, never>;

/** The name of a request, which is the last part of its address. */
export type RequestName = keyof Requests;
/** The input of the request `Name`. */
export type Takes<Name extends RequestName> = Requests[Name]['takes'];
/** The result of the request `Name`. */
export type Gives<Name extends RequestName> = Requests[Name]['gives'];

/** The response to a refused request: a message for the editor, whether the thing to change has changed in the meantime, and the field at fault. */
export type Refusal = { message: string; isConflict?: boolean; field?: string };
