import type { ComponentPropsWithoutRef } from 'react';
import styles from './hint.module.css';

/** A short text that helps with a control, below its label or beside its button. */
export function Hint(props: Pick<ComponentPropsWithoutRef<'p'>, 'id' | 'children'>) {
  return <p className={styles.hint} {...props} />;
}
