import type { Guard } from '../guards';
import { parsedJson } from '../parsed-json';
import { requestGuards } from '../requests/request-guards';
import type { RequestInput, RequestName, RequestResult } from '../requests/requests';
import type { Handlers } from './handlers';

/** Thrown for a request that does not fit `Requests`, for example from a page that was loaded before the editor was updated. */
export class MalformedRequest extends Error {}

/** Runs the request `name` with the JSON in `body`. Throws `MalformedRequest` if the JSON is not valid input for the request. */
export async function runRequest<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  body: string,
): Promise<RequestResult<Name>> {
  const isTaken: Guard<RequestInput<Name>> = requestGuards[name];
  const input = parsedJson(body);
  if (!isTaken(input)) throw new MalformedRequest('The editor does not understand this page. Load the page again.');
  return handlers[name](input);
}
