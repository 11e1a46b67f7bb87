import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { bootScript } from '@/lib/boot-script';
import { extractRuntime } from './extract-runtime';
import { inlineStyles } from './inline-styles';
import { joinChunks, sharedChunks } from './join-chunks';

/** What the pages have in common once they are finished: the policy is made of it. */
export type FinishedPages = { bootScript: string; styles: readonly string[] };

const folder = '_next/static/runtime';

/** Steps 2 and 4 for every page: no script of Next in the HTML, style sheets inlined, the boot script made small and told what to load. */
export function finishPages(out: string, htmlFiles: readonly string[]): FinishedPages {
  const smallBootScript = transformSync(bootScript, { minify: true, target: 'es2022' }).code.trim();
  const styles = new Set<string>();
  const read = (address: string) => readFileSync(join(out, address), 'utf8');
  mkdirSync(join(out, folder), { recursive: true });
  const shared = sharedChunks(extractEach(out, htmlFiles));
  const sharedFile = shared.length > 0 ? [write(out, joinChunks(shared, read))] : [];
  for (const file of htmlFiles) {
    const page = relative(out, file);
    const extracted = extractRuntime(page, readFileSync(file, 'utf8'), bootScript);
    const inlined = inlineStyles(page, extracted.html, read);
    styles.add(inlined.style);
    const own = extracted.chunks.filter((chunk) => !shared.includes(chunk));
    const runtime = [write(out, extracted.inline), ...sharedFile, ...own].join(' ');
    writeFileSync(file, inlined.html.replace(`<script>${bootScript}</script>`, () => `<script data-runtime="${runtime}">${smallBootScript}</script>`));
  }
  return { bootScript: smallBootScript, styles: [...styles] };
}

function* extractEach(out: string, htmlFiles: readonly string[]) {
  for (const file of htmlFiles) yield extractRuntime(relative(out, file), readFileSync(file, 'utf8'), bootScript);
}

/** Publishes a piece of the program under a name made of its text; gives its address. */
function write(out: string, code: string): string {
  const address = `/${folder}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  writeFileSync(join(out, address), code);
  return address;
}
