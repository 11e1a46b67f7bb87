/**
 * Returns a function that wraps other functions, so that their calls run one after the other, in order. Saving an edit reads whole files and
 * writes them back, so two saves at the same time would lose a change.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Input, Output>(act: (input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> => {
      const next = last.then(() => act(input));
      last = next.catch(() => undefined);
      return next;
    };
}
