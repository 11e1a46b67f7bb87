/** Seconds for which a browser remembers where network errors are reported. */
const remembered = 30 * 86_400;

/** The headers by which browsers tell `url` of refused content, crashes and network errors. */
export function reportHeaders(url: string): Record<string, string> {
  return {
    'Reporting-Endpoints': `default="${url}"`,
    'Report-To': JSON.stringify({ group: 'default', max_age: remembered, endpoints: [{ url }] }),
    NEL: JSON.stringify({ report_to: 'default', max_age: remembered }),
  };
}
