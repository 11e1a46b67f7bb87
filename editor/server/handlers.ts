import { contentFiles } from '../content-files';
import { firmFacts, saveFact } from '../facts/fact-fields';
import { saveShortAddress, shortAddresses } from '../facts/short-addresses';
import { commit } from '../git/commit';
import { prepareVersion, publishVersion } from '../notices/new-version';
import type { RequestInput, RequestName, RequestResult } from '../requests/requests';
import { acceptText } from '../review/accept-text';
import { changedEnglishOf } from '../review/changed-english';
import { undoFact } from '../review/changed-facts';
import { changedSinceRelease } from '../review/changed-since-release';
import { changesOverview } from '../review/changes-overview';
import { undoList } from '../review/undo-list';
import { undoText } from '../review/undo-text';
import { allTexts } from '../texts/all-texts';
import { changeList } from '../texts/change-list';
import { checkEdit } from '../texts/check-edit';
import { describeText } from '../texts/describe-text';
import { hardTexts } from '../texts/hard-texts';
import { saveText } from '../texts/save-text';
import { newestWaits } from './newest-waits';
import { oneAtATime } from './one-at-a-time';

const otherText = 'Another stale text was opened meanwhile, so Git was not searched. Open this text again.';

/** The function that answers each request; it may throw `EditRefused`. */
export type Handlers = { readonly [Name in RequestName]: (input: RequestInput<Name>) => Promise<RequestResult<Name>> };

/** The handlers for the project at `root`. Handlers that write files wait for each other. */
export function editorHandlers(root: string): Handlers {
  const writer = oneAtATime();
  // The pages are marked with the list of files that `next dev` had when it started.
  const marked = contentFiles(root);
  return {
    describeText: (wanted) => describeText(root, wanted, marked),
    checkEdit: (edit) => checkEdit(root, edit),
    saveText: writer((edit) => saveText(root, edit)),
    changeList: writer((edit) => changeList(root, edit)),
    listTexts: () => allTexts(root),
    listHardTexts: () => hardTexts(root),
    listChangedSinceRelease: () => changedSinceRelease(root),
    // A search loads the site for up to thirty commits. Several at once would delay every save, and a closed panel needs none.
    findChangedEnglish: newestWaits(otherText, async ({ key }) => ({ found: await changedEnglishOf(root, key) })),
    acceptText: writer((reviewed) => acceptText(root, reviewed)),
    listFacts: async () => ({ facts: await firmFacts(root), ...(await shortAddresses(root)) }),
    saveFact: writer((edit) => saveFact(root, edit)),
    saveShortAddress: writer(async (edit) => ({ saved: await saveShortAddress(root, edit) })),
    prepareVersion: writer((asked) => prepareVersion(root, asked)),
    publishVersion: writer((prepared) => publishVersion(root, prepared)),
    listChanges: () => changesOverview(root),
    undoText: writer((reviewed) => undoText(root, reviewed)),
    undoList: writer((reviewed) => undoList(root, reviewed)),
    undoFact: writer((change) => undoFact(root, change)),
    commit: writer(({ message, author }) => commit(root, message, author)),
  };
}
