import { messageOf } from '@/lib/text/message-of';
import { Refused } from './ask';
import { pointAt } from './point-at';
import { words } from './words';

/**
 * Sends a form by running `act`, and returns whether that worked. If not, `message` has the reason, and the field at fault is marked and gets the
 * focus; in a form of one field it is that one.
 */
export async function submit(
  fields: Readonly<Record<string, HTMLElement>>,
  message: HTMLElement,
  act: () => Promise<void>,
): Promise<boolean> {
  message.textContent = words.saving;
  const all = Object.values(fields);
  for (const field of all) pointAt(field, message, false);
  try {
    await act();
    return true;
  } catch (error) {
    message.textContent = messageOf(error);
    const atFault = error instanceof Refused && error.field !== undefined ? fields[error.field] : undefined;
    const field = all.length === 1 ? all[0] : atFault;
    if (field) {
      pointAt(field, message, true);
      field.focus();
    }
    return false;
  }
}
