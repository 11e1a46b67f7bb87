/**
 * Returns a function that makes others wait for each other: what it returns runs in the order of the calls. Each writer of the editor reads whole
 * files and writes them back, so two at once would lose the change of one.
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
