import { api } from './api';
import { element } from './dom';
import { words } from './words';

/** Time without typing before a text is checked. */
const checkAfterMs = 400;

type Edit = Parameters<typeof api.check>[0];
type Scores = Awaited<ReturnType<typeof api.check>>['scores'];

/** The list of what the check finds in a text that is being written; `told` hears of each answer, and of a failure without scores. */
export function liveCheck(edit: () => Edit, told: (message: string, scores?: Scores) => void) {
  const node = element('ul', { class: 'findings', 'aria-label': words.findingsLabel });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;

  /** Only the latest check speaks: an older one may answer later. */
  async function now() {
    const own = ++checks;
    try {
      const { findings, scores } = await api.check(edit());
      if (own !== checks) return;
      node.replaceChildren(
        ...findings.map(({ message, expected }) => element('li', {}, `${message} ${words.expected} ${expected}`)),
      );
      told('', scores);
    } catch (error) {
      if (own === checks) told(error instanceof Error ? error.message : String(error));
    }
  }

  /** No check speaks any more until the next one is asked for. */
  function stop() {
    clearTimeout(waiting);
    checks++;
  }

  /** Checks once typing rests. */
  function soon() {
    clearTimeout(waiting);
    waiting = setTimeout(() => void now(), checkAfterMs);
  }

  return { node, now, soon, stop };
}
