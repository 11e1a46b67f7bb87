import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@/content-check/site';
import { findingsOf, newFindings, siteToCheck } from '../check/findings';
import { lockAfter } from '../check/lock';
import { EditConflict, EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { loadMarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { valuesIn, withValue } from '../source/values';
import { type FactKind, readFact, shownFact } from './fact-kinds';
import { type LocatedFact, refuseClash, refuseDisorder } from './fact-rules';
import { redirectsFile } from './short-addresses';

/** A fact as the editor's form shows it; `id` is the constant and its path of names, such as `firm.phones.main`. */
export type FactField = { id: string; kind: FactKind; shows: string };
/** A typed fact; `from` is the value that the form showed. */
export type FactEdit = { id: string; from: string; typed: string };

type Source = { file: string; constant: string; kindOf: (path: readonly string[]) => FactKind | undefined };

/** The files with facts, and which of their values are facts. */
const sources: readonly Source[] = [
  { file: 'content/firm.ts', constant: 'firm', kindOf: firmKind },
  {
    file: 'content/settings.ts',
    constant: 'settings',
    kindOf: (path) => (path.at(-1) === 'enabled' ? 'switch' : undefined),
  },
  ...['officeHours', 'chatHours', 'callLimits'].map((constant) => ({
    file: 'content/hours.ts',
    constant,
    kindOf: (path: readonly string[]): FactKind | undefined => (path[0] === 'timeZone' ? undefined : 'time'),
  })),
  ...['contactLimits', 'replyDays'].map((constant) => ({
    file: 'content/commitments.ts',
    constant,
    kindOf: (): FactKind => 'count',
  })),
];

/** The files whose values the editor changes. */
export const factFiles: readonly string[] = [...new Set([...sources.map(({ file }) => file), redirectsFile])];

/** Every fact of the project at `root`, in the order of the files; `read` returns a file's text, by default from disk. */
export async function firmFacts(root: string, read = onDisk(root)): Promise<FactField[]> {
  const located = await Promise.all(sources.map((source) => valuesOf(source, read)));
  return located.flat().map(({ id, kind, found }) => ({ id, kind, shows: shownFact(kind, found.value) }));
}

/**
 * Writes one fact and records the texts that show it as reviewed. Returns new findings, such as notices that print it and need a new version.
 * If it throws `EditRefused`, nothing was written.
 */
export async function saveFact(
  root: string,
  { id, from, typed }: FactEdit,
): Promise<{ shows: string; findings: Finding[] }> {
  const source = sources.find(({ constant }) => id.startsWith(`${constant}.`));
  const text = source ? await onDisk(root)(source.file) : '';
  const values = source ? await valuesOf(source, () => Promise.resolve(text)) : [];
  const fact = values.find((value) => value.id === id);
  if (!source || !fact) throw new EditRefused(`There is no longer a fact ${id}. Load the page again.`);
  if (shownFact(fact.kind, fact.found.value) !== from)
    throw new EditConflict('Someone changed this meanwhile. Load the page again to see theirs.');
  const { value, code } = readFact(fact.kind, typed, id);
  refuseDisorder(id, value, values);
  refuseClash(fact, value, values);
  const drafts = { [source.file]: await formatted(root, source.file, withValue(text, fact.found, value, code)) };
  const before = await loadMarkedSite(root);
  const after = await draftedSite(root, drafts);
  const [old, now] = await Promise.all([siteToCheck(before), siteToCheck(after)]);
  const lock = await lockAfter(before, after);
  await writeFiles(root, { ...drafts, ...lock.draft }, { ...before.sources, [source.file]: text, ...lock.base });
  return { shows: shownFact(fact.kind, value), findings: newFindings(findingsOf(old), findingsOf(now)) };
}

function onDisk(root: string): (file: string) => Promise<string> {
  return (file) => readFile(join(root, file), 'utf8');
}

async function valuesOf(
  { file, constant, kindOf }: Source,
  read: (file: string) => Promise<string>,
): Promise<LocatedFact[]> {
  return valuesIn(await read(file), constant).flatMap((found) => {
    const kind = kindOf(found.path);
    return kind ? [{ id: [constant, ...found.path].join('.'), kind, found }] : [];
  });
}

function firmKind(path: readonly string[]): FactKind | undefined {
  const [group, last] = [path[0], path.at(-1)];
  if (group === 'sample' || last === 'id' || last === 'site') return undefined;
  if (group === 'phones') return 'phone';
  if (group === 'emails') return 'email';
  if (group === 'domain') return 'domain';
  if (group === 'siteUrl') return 'origin';
  return group === 'sites' ? 'url' : 'text';
}
