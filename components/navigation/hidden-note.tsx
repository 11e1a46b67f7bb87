/** A note in brackets for who cannot see how a control looks. It is one string: React parts two by a comment in the HTML. */
export function HiddenNote({ text }: { text: string }) {
  const note = ` (${text})`;
  return <span className="visually-hidden">{note}</span>;
}
