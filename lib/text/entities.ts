const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** `text` as it may stand in HTML or XML, also in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** What `escaped` was given. */
export function unescaped(text: string): string {
  return Object.entries(entities).reduceRight((result, [mark, entity]) => result.replaceAll(entity, mark), text);
}
