import type { HostRules } from '../rules';

/** Headers that CloudFront configures separately; it refuses them among the custom ones. */
const securityHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

/** Input of `aws cloudfront create-response-headers-policy --response-headers-policy-config`. */
export function cloudfrontHeadersPolicy(rules: HostRules) {
  const custom = Object.entries(rules.headers).filter(([name]) => !securityHeaders.includes(name));
  return {
    Name: 'site-headers',
    Comment: 'Rendered by hosts/cloudfront/headers-policy.ts',
    SecurityHeadersConfig: securityHeadersConfig(rules.headers),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

function securityHeadersConfig(headers: Readonly<Record<string, string>>) {
  const policy = headers['Content-Security-Policy'];
  const transport = required(headers, 'Strict-Transport-Security');
  return {
    ContentTypeOptions: { Override: true },
    ...(policy ? { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy } } : {}),
    ReferrerPolicy: { Override: true, ReferrerPolicy: required(headers, 'Referrer-Policy') },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: transport.includes('includeSubDomains'),
      Preload: transport.includes('preload'),
    },
  };
}

function required(headers: Readonly<Record<string, string>>, name: string): string {
  const value = headers[name];
  if (value === undefined) throw new Error(`CloudFront needs the header ${name}, which the rules lack.`);
  return value;
}
