import { expect, it } from 'vitest';
import type { Guard } from '@/editor/guards';
import type { RequestInput, RequestName, RequestResult } from '@/editor/requests/requests';
import { resultGuards } from '@/editor/requests/result-guards';
import { editorHandlers } from '@/editor/server/handlers';

const handlers = editorHandlers('.');

/** Whether the guard of a request accepts its result, as it is sent. */
async function isAccepted<Name extends RequestName>(name: Name, input: RequestInput<Name>) {
  const isResult: Guard<RequestResult<Name>> = resultGuards[name];
  return isResult(JSON.parse(JSON.stringify(await handlers[name](input))));
}

it.each(['about.hero.text', 'legal.terms-of-use.summary.0', 'messages.Chat.close'])(
  'the guard of a text accepts %s',
  async (key) => expect(await isAccepted('describeText', { key })).toBe(true),
);

it('the guard of facts accepts those of the site', async () => {
  expect(await isAccepted('listFacts', {})).toBe(true);
});
