import { mark, needsRuntimeAttribute, notLoadedId } from '@/boot/protocol';
import { Button } from '@/components/ui/button';

/** The submit button of a form that only the program can answer, so a click waits for the program. `PrivateNote` has what it says if none loads. */
export function SubmitButton({ label }: { label: string }) {
  return (
    <Button type="submit" {...mark(needsRuntimeAttribute, notLoadedId)}>
      {label}
    </Button>
  );
}
