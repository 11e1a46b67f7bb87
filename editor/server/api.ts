import { scoreOf } from '@/content-check/readability';
import { translationStates } from '@/content-check/lock/translation-state';
import { completeLocales } from '@/lib/i18n/routing';
import { plainText } from '@/lib/text/inline-markup';
import type { Place } from '../source/marks';
import { changeList } from '../texts/change-list';
import { changedEnglish, versionsOf } from '../texts/changed-english';
import { changedFacts, undoFact, type FactChange } from '../texts/changed-facts';
import { changedTexts, undoText } from '../texts/changes';
import { describeText } from '../texts/describe-text';
import { firmFacts, saveFact, type FactEdit } from '../texts/firm-facts';
import { checkedSite, findingsAbout, findingsOf, lockedSite } from '../texts/findings';
import { commit, isUncommitted, ownName, siteAt, type Author } from '../texts/git';
import type { ItemAction } from '../texts/list-items';
import { loadMarkedSite } from '../texts/load-site';
import { preparedVersions, prepareVersion, publishVersion, type NewVersion } from '../texts/new-version';
import { EditConflict } from '../texts/refusals';
import { draftOf, lockWith, saveText, seenOf, textAt, type Edit } from '../texts/save-text';
import { changedSinceRelease, hardTexts } from '../texts/selections';
import { saveShortAddress, shortAddresses, type ShortAddressEdit } from '../texts/short-addresses';
import { editableTexts } from '../texts/texts';
import { writeFiles } from '../texts/write-files';
import { oneAtATime } from './one-at-a-time';

type Handler = (input: never) => Promise<unknown>;

/** The functions that the editor's pages can call on the project at `root`; each takes and returns JSON and may throw `EditRefused`. */
export function editorApi(root: string) {
  const writer = oneAtATime();
  return {
    text: (input: { key?: string; place?: Place }) => describeText(root, input),
    check: (edit: Edit) => checkEdit(root, edit),
    save: writer((edit: Edit) => saveText(root, edit)),
    list: writer(({ key, level, action }: { key: string; level: number; action: ItemAction }) =>
      changeList(root, key, level, action),
    ),
    texts: () => allTexts(root),
    hardTexts: async () => ({ keys: hardTexts(await lockedSite(await loadMarkedSite(root))) }),
    changedSinceRelease: async () => ({ keys: await changedSinceRelease(root) }),
    changedEnglish: ({ key }: { key: string }) => englishOf(root, key),
    accept: writer(({ key, seen }: { key: string; seen?: Edit['seen'] }) => acceptText(root, key, seen)),
    facts: async () => ({ facts: await firmFacts(root), ...(await shortAddresses(root)) }),
    saveFact: writer((edit: FactEdit) => saveFact(root, edit)),
    saveShortAddress: writer((edit: ShortAddressEdit) => saveShortAddress(root, edit)),
    prepareVersion: writer((asked: NewVersion) => prepareVersion(root, asked)),
    publishVersion: writer(({ notice }: { notice: string }) => publishVersion(root, notice)),
    changes: () => changes(root),
    undo: writer(({ key }: { key: string }) => undoText(root, key)),
    undoFact: writer((change: FactChange) => undoFact(root, change)),
    commit: writer(({ message, author }: { message: string; author?: Author }) => commit(root, message, author)),
  } satisfies Record<string, Handler>;
}

async function checkEdit(root: string, edit: Edit) {
  const site = await loadMarkedSite(root, await draftOf(root, edit));
  const text = textAt(site, edit.key);
  return {
    findings: findingsAbout(await checkedSite(site), edit.key),
    scores: { en: scoreOf([text.en?.text ?? ''], 'en'), es: scoreOf([text.es?.text ?? ''], 'es') },
  };
}

async function allTexts(root: string) {
  const site = await loadMarkedSite(root);
  const checked = await checkedSite(site);
  const states = translationStates(checked);
  const findings = findingsOf(checked);
  const faulty = new Set(findings.map(({ key }) => key));
  const untranslated = findings.filter(({ rule }) => rule === 'wrong-language' || rule === 'parity');
  const inOneLanguage = new Set(untranslated.map(({ key }) => key));
  return editableTexts(site).map(({ key, role, en, es }) => ({
    key,
    role,
    en: plainText(en?.text ?? ''),
    es: plainText(es?.text ?? ''),
    state: states.get(key) ?? 'changed',
    faulty: faulty.has(key),
    untranslated: inOneLanguage.has(key),
  }));
}

async function englishOf(root: string, key: string) {
  const site = await loadMarkedSite(root);
  const file = textAt(site, key).en?.file;
  return { found: file && (await changedEnglish(site, key, await versionsOf(root, file), root)) };
}

/** Accepts a stale text as reviewed; `seen` is what the editor reviewed, if both languages were shown. */
async function acceptText(root: string, key: string, seen?: Edit['seen']): Promise<void> {
  const site = await loadMarkedSite(root);
  const text = textAt(site, key);
  if (seen && completeLocales.some((locale) => seenOf(site, text, locale) !== seen[locale])) {
    throw new EditConflict('Someone changed this text meanwhile. Look at theirs before you accept it.');
  }
  await writeFiles(root, await lockWith(site, [key]));
}

async function changes(root: string) {
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  const checked = await checkedSite(now);
  return {
    texts: changedTexts(before, now),
    facts: await changedFacts(root),
    findings: findingsOf(checked),
    prepared: await preparedVersions(now),
    /** Whether any file differs, even if none of its texts does. */
    uncommitted: await isUncommitted(root),
    author: await ownName(root),
  };
}
