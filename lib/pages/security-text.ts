/** Days for which a build's `security.txt` is good; RFC 9116 asks for less than a year. */
const securityTextDays = 360;

type SecurityText = { email: string; siteUrl: string; languages: readonly string[]; builtAt: Date; policy: string };

/** `/.well-known/security.txt` as RFC 9116 has it: whom to tell of a weakness, in which languages, and how long this holds. */
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
