import type { TextChange } from '@/editor/review/changed-texts';
import type { Change } from '@/lib/notices/compare-texts';
import { escapeHtml } from '@/lib/text/entities';

/** An added, removed or changed file. */
export type FileChange = { file: string; what: 'added' | 'removed' | 'changed' };
/** The changes since a tag: texts word by word, lines of facts as in their files, and files. */
export type Sheet = {
  tag: string;
  commit: string;
  /** What changed after `commit`; the sheet includes it. */
  uncommitted: readonly FileChange[];
  texts: readonly TextChange[];
  facts: readonly { file: string; lines: readonly Change[] }[];
  pages: readonly FileChange[];
  pictures: readonly FileChange[];
};

const style = `body { font: 11pt/1.45 Georgia, serif; margin: 2cm auto; max-width: 60rem; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { border: 1px solid #999; padding: 4pt 6pt; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; } thead { display: table-header-group; }
ins { background: #d9f2dc; } del { background: #fbdcd8; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 18pt 12pt; } dd { border-bottom: 1px solid #000; margin: 0; }
@page { margin: 2cm; }`;

/** The sheet as one HTML page to print and sign. */
export function sheetPage({ tag, commit, uncommitted, texts, facts, pages, pictures }: Sheet): string {
  const parts = [
    section('Texts', texts.length, [
      '<table><thead><tr><th scope="col">Text</th><th scope="col">English</th><th scope="col">Spanish</th></tr></thead><tbody>',
      ...texts.map(
        ({ key, en, es }) =>
          `<tr><th scope="row">${escapeHtml(key)}</th><td>${pieces(en)}</td><td lang="es">${pieces(es)}</td></tr>`,
      ),
      '</tbody></table>',
    ]),
    section(
      'Facts and settings',
      facts.length,
      facts.map(({ file, lines }) => `<h3>${escapeHtml(file)}</h3><ul>${lines.map(line).join('')}</ul>`),
    ),
    section('Files of texts', pages.length, [fileList(pages)]),
    section('Pictures and files that are served as they are', pictures.length, [fileList(pictures)]),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Changes since ${escapeHtml(tag)}</title><style>${style}</style></head><body>
<h1>Changes since ${escapeHtml(tag)}</h1>
<p>Up to ${escapeHtml(commit)}. <ins>Marked so</ins>: new. <del>Marked so</del>: gone.</p>
${uncommitted.length > 0 ? warning(uncommitted) : ''}${parts.join('\n')}
<h2>Released by</h2>
<dl><dt>English read by</dt><dd></dd><dt>Spanish read by</dt><dd></dd><dt>Approved by</dt><dd></dd><dt>Date</dt><dd></dd></dl>
</body></html>
`;
}

function warning(uncommitted: readonly FileChange[]): string {
  return `<p><strong>The sheet includes changes that are not committed:</strong></p>${fileList(uncommitted)}\n`;
}

function section(title: string, count: number, parts: readonly string[]): string {
  const body = count === 0 ? ['<p>Nothing changed.</p>'] : parts;
  return [`<h2>${title} (${count})</h2>`, ...body].join('\n');
}

function fileList(files: readonly FileChange[]): string {
  return `<ul>${files.map(({ file, what }) => `<li>${escapeHtml(file)}: ${what}</li>`).join('')}</ul>`;
}

function line(piece: Change): string {
  return `<li>${pieces([piece])}</li>`;
}

function pieces(list: readonly Change[]): string {
  const tags = { added: 'ins', removed: 'del' };
  return list
    .map(({ kind, text }) =>
      kind === 'same' ? escapeHtml(text) : `<${tags[kind]}>${escapeHtml(text)}</${tags[kind]}>`,
    )
    .join('');
}
