/** Days after its commit for which a build's `security.txt` is valid; RFC 9116 recommends less than a year. */
const securityTextDays = 360;

type SecurityText = { email: string; siteUrl: string; languages: readonly string[]; builtAt: Date; policy: string };

/** The contents of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, in which languages, and until when this is valid. */
export function securityText({ email, siteUrl, languages, builtAt, policy }: SecurityText): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiryOf(builtAt).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${policy}`,
    '',
  ].join('\n');
}

/** A warning for whoever builds if the `security.txt` of a build has expired before it is published; undefined otherwise. */
export function expiryWarning(builtAt: Date, now: Date): string | undefined {
  const expires = expiryOf(builtAt);
  if (expires > now) return undefined;
  return `The site's security.txt expired on ${expires.toISOString().slice(0, 10)}: build a newer commit.`;
}

function expiryOf(builtAt: Date): Date {
  return new Date(builtAt.getTime() + securityTextDays * 86_400_000);
}
