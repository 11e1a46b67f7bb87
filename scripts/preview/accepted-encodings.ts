/** The encodings of this site's compressed files, the most effective first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** One of these encodings. */
export type Encoding = (typeof encodings)[number];

/** The encodings that an `Accept-Encoding` header accepts: those it names without `q=0`. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name]) => name);
  return encodings.filter(({ name }) => accepted.includes(name));
}
