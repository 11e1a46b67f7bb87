/**
 * Builds the site from content in which every string contains an attack (`tests/e2e-hostile/payload.ts`) and one notice has earlier versions,
 * with analytics and the alert bar on, in a throw-away copy, and serves it on `PORT`.
 */
import { join } from 'node:path';
import { contentIn } from '@/content';
import { versionsFolder } from '@/content/versions';
import { versionOf, writeVersion } from '@/content-check/lock/record-versions';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { buildSite } from '@/scripts/kit/build-site';
import { editFiles } from '@/scripts/kit/edit-files';
import { serve } from '@/scripts/kit/serve-folder';
import { exitOnSignals } from '@/scripts/kit/start-process.mjs';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';
import { analyticsId } from './counter';
import { earlierDocument, earlierTerms } from './earlier-terms';

const { folder: copy, remove } = throwAwayCopy('hostile-site');
process.on('exit', remove);
exitOnSignals();

editFiles(copy, [
  { file: 'content/index.ts', find: '{ en, es }', put: '{ en: poisoned(en), es: poisoned(es) }' },
  { file: 'content/index.ts', find: /^/, put: "import { poisoned } from '@/tests/e2e-hostile/payload';\n" },
  { file: 'content/settings.ts', find: /alertBar: \{ enabled: (true|false) \}/, put: 'alertBar: { enabled: true }' },
]);

const terms = 'terms-of-use';
for (const version of earlierTerms) {
  const documents = perCompleteLocale((locale) => earlierDocument(contentIn(locale)[terms], version));
  writeVersion(versionOf(terms, version, documents), join(copy, versionsFolder));
}

await buildSite(copy, { ANALYTICS_ID: analyticsId });
await serve(copy, Number(process.env.PORT ?? 3000));
