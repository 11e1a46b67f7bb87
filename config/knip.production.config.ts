import type { KnipConfig } from 'knip';
import { loadedByPath } from './knip-entries';

/** `npm run test:unused`: finds exports that only tests import. An export that its own file also uses may exist for a test. */
export default {
  ignoreExportsUsedInFile: true,
  entry: [
    // `next.config.ts` reads these.
    'adapter/bundle-boot.ts!',
    'editor/marking-rules.ts!',
    'lib/config/{config-error,read-commit,read-config}.ts!',
    ...loadedByPath.map((file) => `${file}!`),
    'adapter/{index,finish-export}.{ts,mjs}!',
    'scripts/*.{ts,mjs}!',
    'art/**/*.ts!',
  ],
  project: [
    '{app,adapter,art,boot,components,content,content-check,editor,files,hosts,lib,scripts}/**/*.{ts,tsx,mjs}!',
    '!scripts/{bench-build/page.tsx,test-rename/portuguese/**}!',
  ],
} satisfies KnipConfig;
