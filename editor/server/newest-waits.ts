import { EditRefused } from '../refusals';
import { oneAtATime } from './one-at-a-time';

/** Wraps a function so that its calls run one after the other, and only the newest waits: one that waited before it is refused with `reason`. */
export function newestWaits<Input, Output>(reason: string, act: (input: Input) => Promise<Output>) {
  const inTurn = oneAtATime();
  let calls = 0;
  return (input: Input): Promise<Output> => {
    const call = ++calls;
    const unlessNewer = async (given: Input) => {
      if (call !== calls) throw new EditRefused(reason);
      return act(given);
    };
    return inTurn(unlessNewer)(input);
  };
}
