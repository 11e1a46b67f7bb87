import { contentFiles, contentModule } from './content-files';

/** The rules by which `next dev` marks each content text with its place while editing (`npm run edit`). */
export function markingRules() {
  const loaders = [{ loader: './editor/next-loader.mjs', options: { files: contentFiles() } }];
  return {
    '*.ts': { condition: { path: contentModule }, loaders, as: '*.ts' },
    '*.json': { condition: { path: /^messages\// }, loaders, as: '*.json' },
  };
}
