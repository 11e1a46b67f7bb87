import { isRefusal } from '../requests/request-guards';
import {
  type Refusal,
  type RequestInput,
  type RequestName,
  type RequestResult,
  versionHeader,
} from '../requests/requests';
import { words } from './words';

/** The version of this page, which its script defines. */
declare const editorVersion: string;

/** A refusal by the server, with a message for the editor. */
export class Refused extends Error {
  /** Whether the text has changed since the editor saw it. */
  readonly isConflict: boolean;
  /** The field of a form that is at fault, if it is a field. */
  readonly field: string | undefined;

  constructor({ message, isConflict = false, field }: Refusal) {
    super(message);
    this.isConflict = isConflict;
    this.field = field;
  }
}

/** Asks the editor's server. Throws `Refused` with a message for the editor. */
export async function ask<Name extends RequestName>(
  name: Name,
  input: RequestInput<Name>,
): Promise<RequestResult<Name>> {
  const headers = { 'Content-Type': 'application/json', [versionHeader]: editorVersion };
  const answer = await fetch(`/__editor/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }).catch(
    () => undefined,
  );
  if (!answer) throw new Refused({ message: words.stopped });
  // Another program, or another version of the editor, may answer; the result of the same version has the type of its request.
  if (answer.headers.get(versionHeader) !== editorVersion) throw new Refused({ message: words.unexpected });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new Refused(isRefusal(body) ? body : { message: words.unexplained });
  if (body === undefined) throw new Refused({ message: words.unexpected });
  return body as RequestResult<Name>;
}
