/** The reason why an edit is refused, for the editor to read. */
export class EditRefused extends Error {}
/** Thrown when the text has changed since the editor saw it. */
export class EditConflict extends EditRefused {}
/** Thrown when a field of a form is invalid. */
export class FieldRefused extends EditRefused {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
