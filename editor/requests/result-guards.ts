import type { Fault, Finding } from '@/content-check/site';
import type { CompleteLocale } from '@/lib/i18n/routing';
import type { Change } from '@/lib/notices/compare-texts';
import type { FactField } from '../facts/fact-fields';
import {
  type Guard,
  isIndex,
  isListOf,
  isLiteral,
  isNumber,
  isObjectOf,
  isOptional,
  isRecordOf,
  isString,
} from '../guards';
import type { PreparedVersion, PublishedNotice } from '../notices/new-version';
import type { ChangedEnglish } from '../review/changed-english';
import type { FactChange } from '../review/changed-facts';
import type { TextChange } from '../review/changed-texts';
import type { ChangesOverview } from '../review/changes-overview';
import type { TextRow } from '../texts/all-texts';
import type { SideDetail, TextDetail } from '../texts/describe-text';
import type { Fact } from '../texts/facts-in-texts';
import type { ListPlace } from '../texts/list-items';
import { isFingerprints, isShortAddress, isTokens } from './request-guards';
import type { RequestName, RequestResult } from './requests';

/** Guards the empty object that the server sends where a request has no result. */
const isDone: Guard<void> = (value): value is void =>
  isRecordOf((property): property is undefined => property === undefined)(value);
const isBoolean = isLiteral(true, false);
const isState = isLiteral('fresh', 'stale', 'unrecorded');

const isFinding = isObjectOf<Finding>({
  rule: isString,
  key: isString,
  files: isListOf(isString),
  texts: isObjectOf<Fault['texts']>({ en: isOptional(isString), es: isOptional(isString) }),
  message: isString,
  expected: isString,
});
const isScore = isOptional(isNumber);
const isSide = isObjectOf<SideDetail>({
  file: isString,
  seen: isString,
  changed: isString,
  tokens: isTokens,
  facts: isListOf(isObjectOf<Fact>({ name: isString, shows: isString })),
  score: isScore,
});
const isPublished = isObjectOf<PublishedNotice>({
  notice: isString,
  version: isString,
  date: isString,
  suggested: isString,
});
const isRow = isObjectOf<TextRow>({
  key: isString,
  en: isString,
  es: isString,
  state: isState,
  hasFindings: isBoolean,
  isUntranslated: isBoolean,
  seen: isOptional(isFingerprints),
});
const isFactField = isObjectOf<FactField>({
  id: isString,
  kind: isLiteral('phone', 'email', 'domain', 'url', 'origin', 'text', 'time', 'count', 'switch'),
  shows: isString,
});
const isChanges = isListOf(isObjectOf<Change>({ kind: isLiteral('same', 'added', 'removed'), text: isString }));
const textChange = { key: isString, en: isChanges, es: isChanges };
const isFactChange = isObjectOf<FactChange>({ id: isString, was: isOptional(isString), is: isOptional(isString) });

/** Guards the result of each request, because another program, or another version of the editor, may answer. */
export const resultGuards: { readonly [Name in RequestName]: Guard<RequestResult<Name>> } = {
  describeText: isObjectOf<TextDetail>({
    key: isString,
    page: isOptional(isString),
    isRich: isBoolean,
    isLocked: isBoolean,
    published: isOptional(isPublished),
    state: isOptional(isState),
    lists: isListOf(isObjectOf<ListPlace>({ length: isIndex, index: isIndex, hasId: isBoolean })),
    en: isOptional(isSide),
    es: isOptional(isSide),
  }),
  checkEdit: isObjectOf<RequestResult<'checkEdit'>>({
    findings: isListOf(isFinding),
    scores: isObjectOf<Record<CompleteLocale, number | undefined>>({ en: isScore, es: isScore }),
  }),
  saveText: isDone,
  changeList: isDone,
  listTexts: isListOf(isRow),
  listHardTexts: isListOf(isString),
  listChangedSinceRelease: isListOf(isString),
  findChangedEnglish: isObjectOf<RequestResult<'findChangedEnglish'>>({
    found: isOptional(isObjectOf<ChangedEnglish>({ commit: isString, date: isString, changes: isChanges })),
  }),
  acceptText: isDone,
  listFacts: isObjectOf<RequestResult<'listFacts'>>({
    facts: isListOf(isFactField),
    addresses: isListOf(isShortAddress),
    pages: isListOf(isString),
  }),
  saveFact: isObjectOf<RequestResult<'saveFact'>>({ shows: isString, findings: isListOf(isFinding) }),
  saveShortAddress: isObjectOf<RequestResult<'saveShortAddress'>>({ saved: isOptional(isShortAddress) }),
  prepareVersion: isDone,
  publishVersion: isDone,
  listChanges: isObjectOf<ChangesOverview>({
    texts: isListOf(isObjectOf<ChangesOverview['texts'][number]>({ ...textChange, seen: isOptional(isFingerprints) })),
    lists: isListOf(
      isObjectOf<ChangesOverview['lists'][number]>({
        name: isString,
        seen: isFingerprints,
        texts: isListOf(isObjectOf<TextChange>(textChange)),
      }),
    ),
    facts: isListOf(isFactChange),
    findings: isListOf(isFinding),
    prepared: isListOf(isObjectOf<PreparedVersion>({ notice: isString, version: isString })),
    hasUncommitted: isBoolean,
    author: isString,
  }),
  undoText: isDone,
  undoList: isDone,
  undoFact: isDone,
  commit: isDone,
};
