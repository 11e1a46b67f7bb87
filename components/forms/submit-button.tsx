import { mark, needsRuntimeAttribute } from '@/boot/protocol';
import buttonStyles from '@/components/ui/button.module.css';

type SubmitButtonProps = { label: string; theme?: 'gold' | 'outline' };

/** The submit button of a form that only the program can answer, so a click waits for the program. */
export function SubmitButton({ label, theme = 'gold' }: SubmitButtonProps) {
  return (
    <button type="submit" className={buttonStyles.button} data-theme={theme} {...mark(needsRuntimeAttribute)}>
      {label}
    </button>
  );
}
