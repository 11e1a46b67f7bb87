/** Placeholder of the inline boot script in the exported pages, so that the flight data do not repeat its text. */
export const bootPlace = '/* boot script */';

/** The element with the placeholder, as React writes it: the boot script replaces exactly this. */
export const bootElement = `<script>${bootPlace}</script>`;

/** A page of the export without its program, and the program separately. */
export type ExtractedPage = {
  html: string;
  /** Addresses of Next's chunks, in the order of the page. */
  chunks: readonly string[];
  /** The page's inline scripts: the bootstrap of the chunks and the flight data, in order. */
  inline: string;
};

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Removes every script from a page except JSON-LD and the placeholder of the inline boot script. Throws if a script does not have one of the
 * forms that Next 16.4 emits, so that no partly changed page is shipped.
 */
export function extractRuntime(page: string, html: string): ExtractedPage {
  const chunks: string[] = [];
  const inline: string[] = [];
  const bare = html.replace(scripts, (whole, attributes: string, code: string) => {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (whole === bootElement || attributes.includes('application/ld+json')) return whole;
    if (src && attributes.includes('noModule')) return '';
    if (src?.startsWith('/_next/static/chunks/') && code === '') {
      chunks.push(src);
      return '';
    }
    if (!src && /^\s*(\(?self\.__next_f|\(globalThis\["TURBOPACK"\])/.test(code)) {
      inline.push(code);
      return '';
    }
    throw new Error(`${page}: the adapter does not know this script: ${whole.slice(0, 160)}`);
  });
  if (!bare.includes(bootElement)) throw new Error(`${page}: the place of the inline boot script is missing`);
  if (chunks.length === 0 || inline.length < 2)
    throw new Error(`${page}: found ${chunks.length} chunks and ${inline.length} inline scripts; a page has both`);
  const finished = bare.replace(scriptPreloads, '');
  const left = /<link\b[^>]*(as="script"|rel="modulepreload")[^>]*>/.exec(finished)?.[0];
  if (left) throw new Error(`${page}: the adapter does not know this preload of a script: ${left}`);
  return { html: finished, chunks, inline: inline.join(';\n') };
}
