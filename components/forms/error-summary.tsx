import { type MouseEvent, useEffect, useRef } from 'react';
import { namedProblem } from '@/lib/forms/named-problem';
import styles from './error-summary.module.css';

/** The problem of a field in words, and the id of the control to correct; `label` names the field if the text does not. */
export type ShownProblem<Field extends string = string> = {
  field: Field;
  controlId: string;
  text: string;
  label?: string;
};

type ErrorSummaryProps = {
  title: string;
  /** The problems that the last submission had, as long as the form has their fields. */
  problems: readonly ShownProblem[];
};

/** The summary of problems above a form: takes focus each time the form is submitted with problems, and links to each control. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const known = useRef<readonly ShownProblem[]>([]);

  useEffect(() => {
    // Focus stays on a choice that has only removed some of them.
    if (problems.some((problem) => !known.current.includes(problem))) summary.current?.focus();
    known.current = problems;
  }, [problems]);

  function goTo(event: MouseEvent, id: string) {
    // Following the link would add a hash, and the address must not depend on what was typed.
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} ref={summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ controlId, text, label }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={(event) => goTo(event, controlId)}>
              {label ? namedProblem(label, text) : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
