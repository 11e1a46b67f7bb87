/** A problem of a field where it stands apart from that: after the field's name, without what is in brackets. */
export function namedProblem(label: string, text: string): string {
  const name = label.replace(/ \([^()]*\)$/, '');
  return name.endsWith('?') ? `${name} ${text}` : `${name}: ${text}`;
}
