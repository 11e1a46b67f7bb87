import { faultText } from '@/editor/check/fault-text';
import type { RequestResult } from '@/editor/requests/requests';
import type { TextEdit } from '@/editor/texts/save-text';
import { messageOf } from '@/lib/text/message-of';
import { ask } from '../ask';
import { element } from '../dom';
import { words } from '../words';

/** Time without typing before a text is checked, in ms. */
const checkAfterMs = 400;

type Scores = RequestResult<'checkEdit'>['scores'];

/** The list of findings in a text while it is written; `report` is called with each result, and without scores after a failure. */
export function liveCheck(edit: () => TextEdit, report: (message: string, scores?: Scores) => void) {
  const node = element('ul', { class: 'findings', 'aria-label': words.findingsLabel });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** How many checks were started or stopped. Results can arrive out of order, so one is ignored if this changed after its check began. */
  let checks = 0;

  /** Checks at once and shows the result. */
  async function now() {
    const own = ++checks;
    try {
      const { findings, scores } = await ask('checkEdit', edit());
      if (own !== checks) return;
      node.replaceChildren(...findings.map((finding) => element('li', {}, faultText(finding))));
      report('', scores);
    } catch (error) {
      if (own === checks) report(messageOf(error));
    }
  }

  /** Ignores the results of pending checks. */
  function stop() {
    clearTimeout(waiting);
    checks++;
  }

  /** Checks after a pause in typing. */
  function soon() {
    clearTimeout(waiting);
    waiting = setTimeout(() => void now(), checkAfterMs);
  }

  return { node, now, soon, stop };
}
