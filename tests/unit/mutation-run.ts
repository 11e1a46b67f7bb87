/**
 * Stryker's global variable, which tells mutated code which change is active; empty outside a mutation run. A test that evaluates code in
 * another global object, such as jsdom's, adds it there.
 */
export const mutationRun = Object.fromEntries(Object.entries(globalThis).filter(([name]) => name === '__stryker__'));

/** True in a mutation run, where the code contains all changes at once and is longer than in a build. */
export const isMutationRun = '__stryker__' in mutationRun;
