import fc from 'fast-check';
import { afterAll } from 'vitest';
import { mutationRun } from './mutation-run';

/** Which changes each test reached, in the object that all loaded modules share. */
type Coverage = { perTest: object };

// The first failure notices a change; looking for the shortest counterexample, and more inputs, would take most of a mutation run.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 100 });

const stryker: { mutantCoverage?: Coverage; sharedCoverage?: Coverage } = mutationRun['__stryker__'] ?? {};
stryker.mutantCoverage = stryker.sharedCoverage ?? stryker.mutantCoverage;

// Stryker's own hook runs after this one and reports `mutantCoverage` once a file. With the tests of all earlier files in it, the reports fill the memory.
afterAll(() => {
  const shared = stryker.mutantCoverage;
  if (!shared) return;
  stryker.sharedCoverage = shared;
  stryker.mutantCoverage = { ...shared };
  shared.perTest = {};
});
