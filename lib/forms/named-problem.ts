/** A field's problem for a summary: prefixed with the field's label, without the label's parentheses. */
export function namedProblem(label: string, text: string): string {
  const name = label.replace(/ \([^()]*\)$/, '');
  return name.endsWith('?') ? `${name} ${text}` : `${name}: ${text}`;
}
