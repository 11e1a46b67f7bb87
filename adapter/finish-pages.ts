import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runtimeAttribute, runtimeFolder } from '@/lib/browser/runtime';
import { bootPlace, extractRuntime } from './extract-runtime';
import { inlineStyles, joinSheets, linkedSheets } from './inline-styles';
import { joinChunks, sharedChunks } from './join-chunks';
import { orderHead } from './order-head';
import { fetchSheet, presentSheets } from './present-files';
import { printLast } from './print-last';
import { shareStyles, sheetsInOrder } from './share-styles';
import { nameSiteSheet, withoutFonts } from './site-sheet';

/** The most distinct styles among all pages: each adds a hash to the policy in every response. */
export const mostStyles = 11;

/**
 * Rewrites the pages in place: their scripts move to files that the boot script loads, and their style sheets into the HTML. Where Next's data
 * for client navigation name a sheet, also in `flightFiles`, they then name one sheet that all pages share.
 * @returns the distinct inlined styles, each of which the policy must allow
 */
export function finishPages(
  out: string,
  htmlFiles: readonly string[],
  flightFiles: readonly string[],
  bootScript: string,
): readonly string[] {
  const styles = new Set<string>();
  const read = (address: string) => readFileSync(join(out, address), 'utf8');
  const sizeOf = (address: string) => statSync(join(out, address)).size;
  mkdirSync(join(out, runtimeFolder), { recursive: true });
  const extracted = (file: string) => extractRuntime(relative(out, file), orderHead(readFileSync(file, 'utf8')));
  // The HTML is read again below, because the pages of a large site do not fit into memory together.
  const pages = htmlFiles.map((file) => {
    const { html, chunks } = extracted(file);
    return { file, chunks, sheets: linkedSheets(relative(out, file), html) };
  });
  const shared = sharedChunks(pages.map(({ chunks }) => chunks));
  const sharedFile = publish(out, joinChunks(shared, read));
  const order = sheetsInOrder(pages);
  const siteSheet = publish(out, withoutFonts(printLast(joinSheets(order, read))), 'css');
  const sheetsOfSite = new Set(order);
  const withSiteSheet = (flight: string) => nameSiteSheet(flight, sheetsOfSite, siteSheet);
  for (const file of flightFiles) writeFileSync(file, withSiteSheet(readFileSync(file, 'utf8')));
  for (const { sheets, pages: alike } of shareStyles(pages, order, mostStyles, sizeOf)) {
    const style = printLast(joinSheets(sheets, read));
    styles.add(style);
    for (const { file } of alike) {
      const { html, chunks, inline } = extracted(file);
      const own = chunks.filter((chunk) => !shared.includes(chunk));
      const program = [presentSheets(sheets), fetchSheet(siteSheet), withSiteSheet(inline), joinChunks(own, read)];
      const ownFile = publish(out, program.join(';\n'));
      const script = `<script ${runtimeAttribute}="${ownFile} ${sharedFile}">${bootScript}</script>`;
      writeFileSync(
        file,
        inlineStyles(html, style).replace(`<script>${bootPlace}</script>`, () => script),
      );
    }
  }
  return [...styles];
}

/** Writes a script or style sheet under a hash of its text and returns its address. */
function publish(out: string, code: string, extension = 'js'): string {
  const address = `${runtimeFolder}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.${extension}`;
  writeFileSync(join(out, address), code);
  return address;
}
