import type { HelpStep } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { HelpText, type HelpVocabulary } from './help-text';
import styles from './help-steps.module.css';

/** Things to do, numbered through; a step that begins a new time says when. */
export function HelpSteps({ steps, vocabulary }: { steps: readonly HelpStep[]; vocabulary: HelpVocabulary }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text }) => (
        <li key={title} data-when={when ? '' : undefined}>
          {when && <p className={styles.when}>{typeset(when)}</p>}
          <h3>{typeset(title)}</h3>
          <p>
            <HelpText text={text} vocabulary={vocabulary} />
          </p>
        </li>
      ))}
    </ol>
  );
}
