import type { Rule } from '../site';
import { changeLogs } from './change-logs';
import { contacts } from './contacts';
import { deadLinks } from './dead-links';
import { duplicateIds } from './duplicate-ids';
import { explainedTerms } from './explained-terms';
import { externalLinks } from './external-links';
import { fontCharacters } from './font-characters';
import { forbiddenWords } from './forbidden-words';
import { glossaryTerms } from './glossary-terms';
import { icuArguments } from './icu-arguments';
import { linkParity } from './link-parity';
import { lockedNotices } from './locked-notices';
import { numbers } from './numbers';
import { pageMeta } from './page-meta';
import { parity } from './parity';
import { pictures } from './pictures';
import { readingLevel } from './reading-level';
import { recordedNotices } from './recorded-notices';
import { repeatedSentences } from './repeated-sentences';
import { spelling } from './spelling';
import { staleTranslations } from './stale-translations';
import { wrongLanguage } from './wrong-language';

/** Every rule of `npm run check:content`, in the order of its output. */
export const rules: readonly Rule[] = [
  parity,
  icuArguments,
  duplicateIds,
  deadLinks,
  externalLinks,
  explainedTerms,
  linkParity,
  contacts,
  pictures,
  numbers,
  wrongLanguage,
  glossaryTerms,
  spelling,
  forbiddenWords,
  fontCharacters,
  repeatedSentences,
  readingLevel,
  pageMeta,
  lockedNotices,
  changeLogs,
  recordedNotices,
  staleTranslations,
];
