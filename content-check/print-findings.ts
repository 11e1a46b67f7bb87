import { completeLocales } from '@/lib/i18n/routing';
import { languageNames } from './language-names';
import type { Finding } from './site';

const maxLength = 160;
const language = new RegExp(`^(content|messages)/(?:${completeLocales.join('|')})`);

/** One finding as a block of text: rule and key, files, both texts, what is wrong, what was expected. */
function formatFinding({ rule, key, files, texts, message, expected }: Finding): string {
  const quoted = completeLocales.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [`  ${languageNames[locale]}:  ${shortened(text)}`];
  });
  return [`✗ ${rule}  ${key}`, `  ${files.join('  ')}`, ...quoted, `  ${message}`, `  Expected: ${expected}`].join(
    '\n',
  );
}

/** All findings grouped by file, with their number in the last line. */
export function formatFindings(findings: readonly Finding[]): string {
  const files = [...new Set(findings.map(fileOf))].sort();
  const blocks = files.flatMap((file) => findings.filter((finding) => fileOf(finding) === file).map(formatFinding));
  const things = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return [
    ...blocks,
    `${things} in ${files.length} ${files.length === 1 ? 'file' : 'files'}. What each means: docs/content-guide.md`,
  ].join('\n\n');
}

/** The name under which findings are grouped: the first file without its language, so that a page and its translation are together. */
function fileOf({ files }: Finding): string {
  return (files[0] ?? '').replace(language, '$1');
}

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return `“${line.length > maxLength ? `${line.slice(0, maxLength)}…` : line}”`;
}
