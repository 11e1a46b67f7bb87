const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes `text` for HTML or XML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** Reverses `escapeHtml`. */
export function unescapeHtml(text: string): string {
  return Object.entries(entities).reduceRight((result, [mark, entity]) => result.replaceAll(entity, mark), text);
}
