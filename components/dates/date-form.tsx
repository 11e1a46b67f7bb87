import type { ComponentProps } from 'react';
import { LocalForm } from '@/components/forms/local-form';
import styles from './date-form.module.css';

/** The form of a date counter, which is as high as its fields and not as the text beside it. */
export function DateForm(props: ComponentProps<typeof LocalForm>) {
  return (
    <div className={styles.form}>
      <LocalForm {...props} />
    </div>
  );
}
