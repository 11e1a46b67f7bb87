import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runtimeAttribute, runtimeFolder } from '@/lib/browser/runtime';
import { bootElement, type ExtractedPage, extractRuntime } from './extract-runtime';
import { inlineStyles, joinSheets, linkedSheets } from './inline-styles';
import { joinChunks, sharedChunks } from './join-chunks';
import { orderHead } from './order-head';
import { fetchSheet, presentSheets } from './present-files';
import { printLast } from './print-last';
import { publish } from './publish';
import { shareStyles, sheetsInOrder } from './share-styles';
import { nameSiteSheet, withoutFonts } from './site-sheet';

/** The most distinct styles among all pages: each adds a hash to the policy in every response. */
export const maxStyles = 11;

/**
 * A comment that makes Chromium compile all functions of a script in another thread (https://v8.dev/blog/explicit-compile-hints). Otherwise each
 * function is compiled at its first call, which is half of the time for which the start of the program blocks the page.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** A page of the export and the files that it names. */
type SurveyedPage = { file: string; chunks: readonly string[]; sheets: readonly string[] };

/** What all pages share: one script with the `chunks` that most of them run, and one sheet with all `sheets`. */
type Shared = { chunks: readonly string[]; script: string; sheets: ReadonlySet<string>; siteSheet: string };

/** What pages with the same sheets get: the boot script, and the sheets' addresses and joined text. */
type Look = { bootScript: string; sheets: readonly string[]; style: string };

/**
 * Rewrites the pages in place: their scripts move to files that the boot script loads, and their style sheets into the HTML. In Next's data for
 * client navigation, in the pages and in `flightFiles`, the names of sheets are replaced with one sheet that all pages share.
 * @returns the distinct inlined styles, each of which the policy must allow
 */
export function finishPages(
  out: string,
  htmlFiles: readonly string[],
  flightFiles: readonly string[],
  bootScript: string,
): readonly string[] {
  mkdirSync(join(out, runtimeFolder), { recursive: true });
  const pages = htmlFiles.map((file) => surveyPage(out, file));
  const order = sheetsInOrder(pages);
  const shared = publishShared(out, pages, order);
  for (const file of flightFiles) writeFileSync(file, withSiteSheet(readFileSync(file, 'utf8'), shared));
  const sizeOf = (address: string) => statSync(join(out, address)).size;
  const styles = shareStyles(pages, order, maxStyles, sizeOf).map(({ sheets, pages: alike }) => {
    const style = joinedStyle(out, sheets);
    for (const { file } of alike) finishPage(out, file, shared, { bootScript, sheets, style });
    return style;
  });
  return [...new Set(styles)];
}

/** Keeps only addresses: the pages of a large site do not fit into memory together, so `finishPage` reads them again. */
function surveyPage(out: string, file: string): SurveyedPage {
  const { html, chunks } = extractedPage(out, file);
  return { file, chunks, sheets: linkedSheets(relative(out, file), html) };
}

function publishShared(out: string, pages: readonly SurveyedPage[], sheets: readonly string[]): Shared {
  const chunks = sharedChunks(pages.map((page) => page.chunks));
  return {
    chunks,
    script: publish(out, `${compileAhead}\n${joinChunks(chunks, reading(out))}`),
    sheets: new Set(sheets),
    siteSheet: publish(out, withoutFonts(joinedStyle(out, sheets)), 'css'),
  };
}

function finishPage(out: string, file: string, shared: Shared, { bootScript, sheets, style }: Look): void {
  const { html, chunks, inline } = extractedPage(out, file);
  const own = chunks.filter((chunk) => !shared.chunks.includes(chunk));
  const program = [
    presentSheets(sheets),
    fetchSheet(shared.siteSheet),
    withSiteSheet(inline, shared),
    joinChunks(own, reading(out)),
  ];
  const ownScript = publish(out, program.join(';\n'));
  const script = `<script ${runtimeAttribute}="${ownScript} ${shared.script}">${bootScript}</script>`;
  writeFileSync(
    file,
    inlineStyles(html, style).replace(bootElement, () => script),
  );
}

function extractedPage(out: string, file: string): ExtractedPage {
  return extractRuntime(relative(out, file), orderHead(readFileSync(file, 'utf8')));
}

function joinedStyle(out: string, sheets: readonly string[]): string {
  return printLast(joinSheets(sheets, reading(out)));
}

function withSiteSheet(flight: string, { sheets, siteSheet }: Shared): string {
  return nameSiteSheet(flight, sheets, siteSheet);
}

function reading(out: string) {
  return (address: string) => readFileSync(join(out, address), 'utf8');
}
