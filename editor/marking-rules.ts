import { contentFiles } from './texts/content-files';

/** What `next dev` does to content in editing (`npm run edit`): each text gets the mark of its place. */
export function markingRules() {
  const loaders = [{ loader: './editor/next-loader.mjs', options: { files: contentFiles() } }];
  return {
    '*.ts': { condition: { path: /^content\/(en|es)\// }, loaders, as: '*.ts' },
    '*.json': { condition: { path: /^messages\// }, loaders, as: '*.json' },
  };
}
