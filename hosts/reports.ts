/** Seconds for which a browser remembers where to report network errors. */
const remembered = 30 * 86_400;

/** The headers that make browsers report blocked content, crashes and network errors to `url`. */
export function reportHeaders(url: string): Record<string, string> {
  return {
    'Reporting-Endpoints': `default="${url}"`,
    'Report-To': JSON.stringify({ group: 'default', max_age: remembered, endpoints: [{ url }] }),
    NEL: JSON.stringify({ report_to: 'default', max_age: remembered }),
  };
}
