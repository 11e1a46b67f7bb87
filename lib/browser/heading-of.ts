import { decoded } from '../text/decoded';

const headings = 'h1, h2, h3, h4, h5, h6';

/** The heading of the element that `hash` names, or the element itself if it has no heading; null if the hash names nothing. */
export function headingOf(hash: string): HTMLElement | null {
  const part = document.getElementById(decoded(hash.slice(1)) ?? '');
  if (!part || part.matches(headings)) return part;
  return part.querySelector<HTMLElement>(headings) ?? part;
}
