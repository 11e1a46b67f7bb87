import { type TranslationState, translationStates } from '@/content-check/lock/translation-state';
import { parity } from '@/content-check/rules/parity';
import { wrongLanguage } from '@/content-check/rules/wrong-language';
import { plainText } from '@/lib/text/inline-markup';
import { findingsOf, siteToCheck } from '../check/findings';
import { editableTexts } from '../site/editable-texts';
import { type Fingerprints, fingerprintsAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';

/** A row of the table of all texts, with the values that the filters use. */
export type TextRow = {
  key: string;
  en: string;
  es: string;
  state: TranslationState;
  hasFindings: boolean;
  isUntranslated: boolean;
  /** Its fingerprints if it is stale, with which it can be accepted. */
  seen?: Fingerprints;
};

/** Every text of the project at `root` as a row. */
export async function allTexts(root: string): Promise<TextRow[]> {
  const site = await loadMarkedSite(root);
  const checked = await siteToCheck(site);
  const states = translationStates(checked);
  const findings = findingsOf(checked);
  const faulty = new Set(findings.map(({ key }) => key));
  const untranslated = findings.filter(({ rule }) => rule === wrongLanguage.name || rule === parity.name);
  const inOneLanguage = new Set(untranslated.map(({ key }) => key));
  return editableTexts(site).map(({ key, en, es }) => {
    const state = states.get(key) ?? 'unrecorded';
    return {
      key,
      en: plainText(en?.text ?? ''),
      es: plainText(es?.text ?? ''),
      state,
      hasFindings: faulty.has(key),
      isUntranslated: inOneLanguage.has(key),
      ...(state === 'stale' && { seen: fingerprintsAt(site, key) }),
    };
  });
}
