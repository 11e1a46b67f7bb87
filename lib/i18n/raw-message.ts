/** The message `key` as it is written, with its placeholders, for a component that fills them in. */
export function rawMessage<Key extends string>(messages: { raw: (key: Key) => unknown }, key: NoInfer<Key>): string {
  return String(messages.raw(key));
}
