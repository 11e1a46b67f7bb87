/**
 * `npm run test:faults`: whether the tests would notice. In a throw-away copy of the project each fault of `scripts/faults` is planted
 * alone, the site is built where the fault is looked for there, and only the tests that must notice are run. Exit code 1 when one stays green.
 * `-- --list` lists the faults; `-- --only name` runs those whose name holds that text. The site is served on `TEST_PORT`.
 */
import { readFileSync } from 'node:fs';
import { faults } from './faults';
import { isOnSite, type Fault } from './faults/fault';
import { faultySource, plant } from './faults/plant';
import { build, runTests, type Verdict } from './faults/run-tests';
import { throwAwayCopy } from './throw-away-copy';

const [option, ...words] = process.argv.slice(2);
if (option === '--list') {
  for (const { section, name, file, test } of faults) console.log(`${section}  ${name}  (${file} -> ${test})`);
} else if (option === undefined || (option === '--only' && words.length > 0)) {
  process.exitCode = plantAll(faults.filter(({ name }) => name.toLowerCase().includes(words.join(' ').toLowerCase())));
} else {
  console.error('usage: npm run test:faults [-- --list | --only <part of a name>]');
  process.exitCode = 2;
}

/** Those that need no build of their own come first. */
function plantAll(chosen: readonly Fault[]): number {
  if (chosen.length === 0) return complain('no fault has such a name');
  const rank = (fault: Fault) => (!isOnSite(fault) ? 0 : fault.rebuild === false ? 1 : 2);
  const ordered = [...chosen].sort((one, other) => rank(one) - rank(other));
  for (const fault of ordered) faultySource(readFileSync(fault.file, 'utf8'), fault);
  const { folder, remove } = throwAwayCopy('plant-faults');
  process.on('SIGINT', () => process.exit(130));
  process.on('exit', remove);
  console.log(`Baseline in ${folder} …`);
  const failure = ordered.some(isOnSite) ? build(folder) : undefined;
  if (failure !== undefined) return complain(`the site does not build without any fault:\n${failure}`);
  const baseline = runTests(folder, ordered);
  if (baseline.outcome !== 'green')
    return complain(`the tests are not green without any fault:\n${baseline.output.slice(-4000)}`);
  console.log(
    `Baseline: green in ${baseline.seconds.toFixed(0)} s.\n\n| section | fault | seen | tests | result |\n|---|---|---|---|---|`,
  );
  const outcomes = ordered.map((fault) => tellOf(fault, plantOne(folder, fault)));
  const holes = outcomes.filter((outcome) => outcome !== 'red').length;
  console.log(`\n${outcomes.length - holes} of ${outcomes.length} faults were noticed.`);
  return holes > 0 ? 1 : 0;
}

function plantOne(folder: string, fault: Fault): Verdict {
  const mend = plant(folder, fault);
  try {
    const failure = isOnSite(fault) && fault.rebuild !== false ? build(folder) : undefined;
    return failure === undefined ? runTests(folder, [fault]) : { outcome: 'broken', seconds: 0, output: failure };
  } finally {
    mend();
  }
}

function tellOf(fault: Fault, { outcome, seconds, output }: Verdict): Verdict['outcome'] {
  const result = { red: `red in ${seconds.toFixed(0)} s`, green: '**GREEN: a hole**', broken: '**no verdict**' }[
    outcome
  ];
  console.log(
    `| ${fault.section} | ${fault.name} | ${isOnSite(fault) ? 'on the built site' : 'in the source'} | ${fault.test} | ${result} |`,
  );
  if (outcome === 'broken') console.error(output.slice(-3000));
  return outcome;
}

function complain(fault: string): number {
  console.error(fault);
  return 1;
}
