import { firm } from '@/content/firm';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/routing';
import { securityText } from '@/lib/security-text';

export const dynamic = 'force-static';

export function GET() {
  const builtAt = new Date(process.env.BUILT_AT ?? '');
  return new Response(securityText({ email: firm.emails.privacy, siteUrl: config.siteUrl, languages: locales, builtAt }));
}
