import { type RenderTerm, RichParagraph } from '@/components/text/rich-text';
import type { HelpStep } from '@/content/types';
import { flag } from '@/lib/flag';
import { typeset } from '@/lib/text/typeset';
import styles from './help-steps.module.css';

/** Steps with continuous numbers; a step that begins a new period is preceded by when it applies. */
export function HelpSteps({ steps, renderTerm }: { steps: readonly HelpStep[]; renderTerm: RenderTerm }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text }) => (
        <li key={title} data-when={flag(Boolean(when))}>
          {when && <p className={styles.when}>{typeset(when)}</p>}
          <h3>{typeset(title)}</h3>
          <RichParagraph text={text} renderTerm={renderTerm} />
        </li>
      ))}
    </ol>
  );
}
