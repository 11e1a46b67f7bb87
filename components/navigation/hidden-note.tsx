/** A note in parentheses for screen readers. It is one string, because React separates two with a comment in the HTML. */
export function HiddenNote({ text }: { text: string }) {
  const note = ` (${text})`;
  return <span className="visually-hidden">{note}</span>;
}
