import fc from 'fast-check';

// The first failure notices a change; looking for the shortest counterexample, and more inputs, would take most of a mutation run.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 100 });
