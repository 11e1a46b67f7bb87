import type { DocumentBlock, DocumentSection, PrintableForm, Section } from '../text/blocks';
import { parseInline } from '../text/inline-markup';

/** The parts of a notice that its plain text needs (`content/types` has the full type). */
type Notice = {
  title: string;
  summary: readonly string[];
  sections: readonly DocumentSection[];
  changes: readonly { version: string; text: string }[];
};

/** The labels of a notice that are not in its content, in the notice's language. */
export type NoticeLabels = { stamp: string; summary: string; changes: string; version: (version: string) => string };

/**
 * Plain text of a notice as it is recorded, hashed and offered as a file: UTF-8, one line per paragraph, separated by empty lines, ending in
 * a line feed. A link's address follows its text.
 */
export function noticePlainText(notice: Notice, labels: NoticeLabels): string {
  const paragraphs = [
    notice.title,
    labels.stamp,
    labels.summary,
    bullets(notice.summary),
    ...notice.sections.flatMap((section, index) => sectionText(section, `${index + 1}.`)),
    labels.changes,
    ...notice.changes.map(({ version, text }) => `${labels.version(version)}: ${words(text)}`),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function sectionText({ subsections = [], ...section }: DocumentSection, number: string): string[] {
  return [
    ...partText(section, number),
    ...subsections.flatMap((subsection, index) => partText(subsection, `${number}${index + 1}`)),
  ];
}

function partText({ title, blocks }: Section<DocumentBlock>, number: string): string[] {
  return [`${number} ${title}`, ...blocks.flatMap(blockText)];
}

function blockText(block: DocumentBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [words(block.text)];
    case 'paragraph_with_list':
      return [words(block.text), bullets(block.list.items)];
    case 'table':
      return [block.caption, ...block.rows.map((row) => rowText(block.columns, row))];
    case 'printable_form':
      return [block.title, words(block.note), ...block.fields.map(fieldText)];
  }
}

/** A row as lines: each cell after its column's heading. */
function rowText(columns: readonly string[], row: readonly string[]): string {
  return row.map((cell, index) => `${columns[index] ?? ''}: ${words(cell)}`).join('\n');
}

function fieldText({ label, hint, choices = [] }: PrintableForm['fields'][number]) {
  return [hint ? `${label} (${hint})` : label, ...choices.map((choice) => `[ ] ${choice}`)].join('\n');
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${words(item)}`).join('\n');
}

function words(rich: string): string {
  return parseInline(rich)
    .map((node) => (node.type === 'link' && !namesItself(node) ? `${node.text} (${node.href})` : node.text))
    .join('');
}

/** Whether the link's address can be omitted: phone numbers, email addresses and links within the notice are clear from their text. */
function namesItself({ href }: { href: string }): boolean {
  return /^(tel:|mailto:|#)/.test(href);
}
