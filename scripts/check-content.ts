/**
 * `npm run check:content`: checks all rules of the copy, with the options of `docs/content-guide.md`; `--init` writes the first lock.
 * Exit code 1 on any finding, 2 on wrong usage.
 */
import { writeFile } from 'node:fs/promises';
import { loadSite } from '@/content-check/load-site';
import { formatLock } from '@/content-check/lock/format-lock';
import { acceptedLock, initialLock, recordedLock } from '@/content-check/lock/lock-changes';
import { lockFile, type TranslationLock } from '@/content-check/lock/lock-file';
import { recordVersions, removePresentVersions, withoutPresentVersions } from '@/content-check/lock/record-versions';
import { formatFindings } from '@/content-check/print-findings';
import { formatReport } from '@/content-check/report';
import { rules } from '@/content-check/rules';
import { runRule } from '@/content-check/run-rule';
import type { SiteUnderTest } from '@/content-check/site';
import { messageOf } from '@/lib/text/message-of';

const usage =
  'Usage: npm run check:content [-- --report | --accept <key>… | --accept all | --record | --record-unpublished | --init]';

const [command, ...keys] = process.argv.slice(2);
try {
  process.exitCode = await run(await loadSite());
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function run(site: SiteUnderTest): Promise<number> {
  switch (command) {
    case undefined:
      return check(site);
    case '--report':
      console.log(formatReport(site));
      return 0;
    case '--init':
      return write(initialLock(site));
    case '--record':
      return record(recordedLock(site));
    case '--record-unpublished':
      return recordAnew(site);
    case '--accept':
      if (keys.length > 0) return write(acceptedLock(site, keys));
  }
  console.error(usage);
  return 2;
}

/** Records the current version of every notice again, which is allowed only before their first publication. */
function recordAnew(site: SiteUnderTest): Promise<number> {
  const lock = recordedLock({ ...site, lock: site.lock && withoutPresentVersions(site.lock) });
  removePresentVersions();
  return record(lock);
}

/** Writes the lock and the versions that have no record. The lock comes as an argument, so that nothing is written if there is none. */
function record(lock: TranslationLock): Promise<number> {
  for (const file of recordVersions()) console.log(`${file} written.`);
  return write(lock);
}

function check(site: SiteUnderTest): number {
  const findings = rules.flatMap((rule) => runRule(rule, site));
  console.log(findings.length > 0 ? formatFindings(findings) : 'check:content: nothing to report.');
  return findings.length > 0 ? 1 : 0;
}

async function write(lock: TranslationLock): Promise<number> {
  await writeFile(lockFile, formatLock(lock));
  console.log(`${lockFile} written.`);
  return 0;
}
