/** A text that an attacker who can change copy would write: it sets `pwned` if a browser takes it for markup. */
export const payload = '"\'></script><script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">';

/**
 * The same content with the payload at the end of every string of several words; addresses, ids and names of kinds have none.
 * @public The copy that `tests/e2e-hostile/serve-site.ts` writes imports it.
 */
export function poisoned<Content extends { 'alert-bar': unknown }>(content: Content): Content {
  // The alert bar gets no payload, because with more words it would no longer fit on one line, as it must.
  return { ...poison(content), 'alert-bar': content['alert-bar'] };
}

function poison<Content>(content: Content): Content {
  if (typeof content === 'string') return (/^\S+\s/.test(content) ? content + payload : content) as Content;
  if (Array.isArray(content)) return content.map(poison) as Content;
  if (content !== null && typeof content === 'object')
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, poison(value)])) as Content;
  return content;
}
