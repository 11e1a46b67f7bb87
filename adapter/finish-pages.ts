import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { bootScript } from '@/lib/boot-script';
import { extractRuntime } from './extract-runtime';
import { inlineStyles, joinSheets, linkedSheets } from './inline-styles';
import { joinChunks, sharedChunks } from './join-chunks';
import { presentSheets } from './present-files';
import { shareStyles } from './share-styles';

/** What the pages have in common once they are finished: the policy is made of it. */
export type FinishedPages = { bootScript: string; styles: readonly string[] };

const folder = '_next/static/runtime';

/** How many different styles the pages have between them: each puts its hash into the policy of every answer. */
const mostStyles = 6;

/** Steps 2 and 3 for every page: no script of Next in the HTML, style sheets inlined, the boot script made small and told what to load. */
export function finishPages(out: string, htmlFiles: readonly string[]): FinishedPages {
  const smallBootScript = transformSync(bootScript, { minify: true, target: 'es2022' }).code.trim();
  const styles = new Set<string>();
  const read = (address: string) => readFileSync(join(out, address), 'utf8');
  mkdirSync(join(out, folder), { recursive: true });
  const pages = htmlFiles.map((file) => {
    const page = extractRuntime(relative(out, file), readFileSync(file, 'utf8'), bootScript);
    return { file, ...page, sheets: linkedSheets(relative(out, file), page.html) };
  });
  const shared = sharedChunks(pages.map(({ chunks }) => chunks));
  const sharedFile = publish(out, joinChunks(shared, read));
  for (const { sheets, pages: alike } of shareStyles(pages, mostStyles, (address) => read(address).length)) {
    const style = joinSheets(sheets, read);
    styles.add(style);
    for (const { file, html, chunks, inline } of alike) {
      const own = chunks.filter((chunk) => !shared.includes(chunk));
      const ownFile = publish(out, [presentSheets(sheets), inline, joinChunks(own, read)].join(';\n'));
      const script = `<script data-runtime="${ownFile} ${sharedFile}">${smallBootScript}</script>`;
      writeFileSync(
        file,
        inlineStyles(html, style).replace(`<script>${bootScript}</script>`, () => script),
      );
    }
  }
  return { bootScript: smallBootScript, styles: [...styles] };
}

/** Publishes a piece of the program under a name made of its text; gives its address. */
function publish(out: string, code: string): string {
  const address = `/${folder}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  writeFileSync(join(out, address), code);
  return address;
}
