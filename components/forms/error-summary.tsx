'use client';
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
  /** The problems that the last submission had. */
  problems: readonly ShownProblem[];
  /** The fields that the form has now, if a choice can remove some; the problems of others are left out. */
  fields?: readonly string[];
};

/** The summary of problems above a form: takes focus each time the form is submitted with problems, and links to each control. */
export function ErrorSummary({ title, problems, fields }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  function goTo(event: MouseEvent, id: string) {
    // Following the link would add a hash, and the address must not depend on what was typed.
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  const present = problems.filter(({ field }) => fields?.includes(field) ?? true);
  if (present.length === 0) return null;
  return (
    <div className={styles.summary} ref={summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {present.map(({ controlId, text, label }) => (
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
