import { firm } from '@/content/firm';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/routing';
import { partIds } from '@/lib/pages/part-ids';
import { expiryWarning, securityText } from '@/lib/pages/security-text';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';

export const dynamic = 'force-static';

/** Where to report a vulnerability of the site (RFC 9116). */
export function GET() {
  const { siteUrl } = config;
  const builtAt = new Date(config.builtAt);
  const warning = expiryWarning(builtAt, new Date());
  if (warning) console.warn(warning);
  return new Response(
    securityText({
      email: firm.emails.privacy,
      siteUrl,
      languages: locales,
      builtAt,
      policy: `${unlistedPaths['site-status']}#${partIds['site-status'].report}`,
    }),
  );
}
