'use client';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import styles from './forms.module.css';

type LocalFormProps = Pick<ComponentPropsWithoutRef<'form'>, 'className' | 'onSubmit' | 'onChange' | 'children'> & {
  form: RefObject<HTMLFormElement | null>;
  /** Drops what was made of the form when the browser brings the page back as it was left. */
  forget: () => void;
};

/** A form whose answer is made in the page: nothing is sent, kept or written into the address (`form-1`). */
export function LocalForm({ form, forget, className = styles.form, ...rest }: LocalFormProps) {
  useRestoredPage(() => {
    form.current?.reset();
    forget();
  });
  return (
    <form
      className={`${className} ${styles.sheet} needs-script`}
      ref={form}
      // Outside a dialog this method sends nothing, also where the program never comes.
      method="dialog"
      noValidate
      autoComplete="off"
      {...rest}
    />
  );
}
