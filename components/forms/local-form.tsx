import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import styles from './local-form.module.css';

type LocalFormProps = Pick<ComponentPropsWithoutRef<'form'>, 'className' | 'onSubmit' | 'onChange' | 'children'> & {
  form: RefObject<HTMLFormElement | null>;
  /** Clears the result when the browser restores the page from its back/forward cache. */
  forget: () => void;
};

/** A form that is answered in the page: nothing is sent, stored or written to the address (`form-1`). */
export function LocalForm({ form, forget, className = styles.form, ...rest }: LocalFormProps) {
  useRestoredPage(() => {
    form.current?.reset();
    forget();
  });
  return (
    <form
      className={`${className} ${styles.sheet} needs-script`}
      ref={form}
      // Outside a dialog this method sends nothing, even if the program never loads.
      method="dialog"
      noValidate
      autoComplete="off"
      {...rest}
    />
  );
}
