import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { useRestoredPage } from '@/components/hooks/use-restored-page';
import styles from './local-form.module.css';

type LocalFormProps = Pick<ComponentPropsWithoutRef<'form'>, 'className' | 'onSubmit' | 'onChange' | 'children'> & {
  /** Gets the form's element, for a tool that reads it before it is submitted. */
  form?: RefObject<HTMLFormElement | null>;
  /** Called when the browser restores the page from its back/forward cache: has to clear the result. */
  onRestore: () => void;
};

/** A form that is answered in the page: nothing is sent, stored or written to the address (`form-1`). */
export function LocalForm({ form, onRestore, className = styles.form, ...rest }: LocalFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = form ?? own;
  useRestoredPage(() => {
    ref.current?.reset();
    onRestore();
  });
  return (
    <form
      className={`${className} ${styles.sheet} needs-script`}
      ref={ref}
      // Outside a dialog this method sends nothing, even if the program never loads.
      method="dialog"
      noValidate
      autoComplete="off"
      {...rest}
    />
  );
}
