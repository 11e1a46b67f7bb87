const sizeAdjust = '<meta name="next-size-adjust" content=""/>';

/**
 * Moves Next's `meta` for adjusted fonts before the title. React (in Next 16.4) writes it when that part of the page is ready, so its position
 * varies and two builds would differ.
 */
export function orderHead(html: string): string {
  const title = html.indexOf('<title>');
  const mark = html.indexOf(sizeAdjust);
  if (title < 0 || mark < 0 || mark > html.indexOf('</head>')) return html;
  const without = html.replace(sizeAdjust, '');
  return without.replace('<title>', () => `${sizeAdjust}<title>`);
}
