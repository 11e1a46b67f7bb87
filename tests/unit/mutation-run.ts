/**
 * What a mutation run keeps in the global object: which change is on, and what ran. Code that a test evaluates in a global object of
 * its own gets it from here; empty in any other run.
 */
export const mutationRun = Object.fromEntries(Object.entries(globalThis).filter(([name]) => name === '__stryker__'));

/** Whether the code is full of changes, and longer than it is. */
export const isMutationRun = '__stryker__' in mutationRun;
