import type { ShortAddress } from '../facts/short-addresses';
import { type Guard, isAnyOf, isIndex, isListOf, isLiteral, isObjectOf, isOptional, isString } from '../guards';
import type { ReviewedText } from '../review/accept-text';
import type { Fingerprints } from '../site/find-text';
import type { Place } from '../source/marks';
import type { Token } from '../source/tokens';
import type { ItemAction } from '../texts/list-items';
import type { TextEdit } from '../texts/save-text';
import type { Refusal, RequestInput, RequestName } from './requests';

const isKeyed = isObjectOf({ key: isString });
const isEmptyInput = isObjectOf({});
const isPlace = isObjectOf<Place>({ file: isIndex, literal: isIndex });
const isTokens = isListOf<Token>(isAnyOf<Token>(isObjectOf({ words: isString }), isObjectOf({ fact: isString })));
/** Guards a text in both languages. */
export const isTexts = isObjectOf<TextEdit['texts']>({ en: isTokens, es: isTokens });
/** Guards the fingerprints of a text. */
export const isFingerprints = isObjectOf<Fingerprints>({ en: isString, es: isString });
const isTextEdit = isObjectOf<TextEdit>({ key: isString, texts: isTexts, seen: isFingerprints });
const isReviewedText = isObjectOf<ReviewedText>({ key: isString, seen: isFingerprints });
const isItemAction = isAnyOf<ItemAction>(
  isObjectOf({ type: isLiteral('copy'), id: isString }),
  isObjectOf({ type: isLiteral('remove') }),
  isObjectOf({ type: isLiteral('move'), by: isLiteral(-1, 1) }),
);
const isShortAddress = isObjectOf<ShortAddress>({ from: isString, to: isString });

/** Guards the input of each request, because it comes from outside. */
export const requestGuards: { readonly [Name in RequestName]: Guard<RequestInput<Name>> } = {
  describeText: isAnyOf<RequestInput<'describeText'>>(isKeyed, isObjectOf({ place: isPlace })),
  checkEdit: isTextEdit,
  saveText: isTextEdit,
  changeList: isObjectOf({ key: isString, level: isIndex, action: isItemAction, seen: isFingerprints }),
  listTexts: isEmptyInput,
  listHardTexts: isEmptyInput,
  listChangedSinceRelease: isEmptyInput,
  findChangedEnglish: isKeyed,
  acceptText: isReviewedText,
  listFacts: isEmptyInput,
  saveFact: isObjectOf({ id: isString, from: isString, typed: isString }),
  saveShortAddress: isObjectOf({ seen: isOptional(isShortAddress), wanted: isOptional(isShortAddress) }),
  prepareVersion: isObjectOf({
    notice: isString,
    from: isString,
    version: isString,
    date: isString,
    entries: isObjectOf({ en: isString, es: isString }),
  }),
  publishVersion: isObjectOf({ notice: isString, version: isString }),
  listChanges: isEmptyInput,
  undoText: isReviewedText,
  undoList: isObjectOf({ name: isString, seen: isFingerprints }),
  undoFact: isObjectOf({ id: isString, was: isOptional(isString), is: isOptional(isString) }),
  commit: isObjectOf({
    message: isString,
    author: isOptional(isObjectOf({ name: isString, email: isString })),
  }),
};

/** Guards the response to a refused request. */
export const isRefusal = isObjectOf<Refusal>({
  message: isString,
  isConflict: isOptional(isLiteral(true, false)),
  field: isOptional(isString),
});

/** Whether `name` is the name of a request. */
export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requestGuards, name);
}
