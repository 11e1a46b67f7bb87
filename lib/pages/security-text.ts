/** Days for which a build's `security.txt` is valid; RFC 9116 recommends less than a year. */
const securityTextDays = 360;

type SecurityText = { email: string; siteUrl: string; languages: readonly string[]; builtAt: Date; policy: string };

/** The contents of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, in which languages, and until when this is valid. */
export function securityText({ email, siteUrl, languages, builtAt, policy }: SecurityText): string {
  const expires = new Date(builtAt.getTime() + securityTextDays * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${policy}`,
    '',
  ].join('\n');
}
