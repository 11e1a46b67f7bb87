import { describe, expect, it } from 'vitest';
import { cloudfrontHeadersPolicy } from '@/hosts/cloudfront/headers-policy';
import { httpsRules, policy } from '@/tests/unit/hosts/sample-rules';

describe('the response headers policy', () => {
  it('has every header of the rules once', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = cloudfrontHeadersPolicy(httpsRules);
    expect(own.ContentSecurityPolicy).toEqual({ Override: true, ContentSecurityPolicy: policy });
    expect(own.StrictTransportSecurity).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: false,
    });
    expect(own.ReferrerPolicy).toEqual({ Override: true, ReferrerPolicy: 'same-origin' });
    expect(custom.Items.map(({ Header }) => Header)).toEqual([
      'Permissions-Policy',
      'Origin-Agent-Cluster',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Speculation-Rules',
    ]);
    expect(custom.Quantity).toBe(5);
    expect(cloudfrontHeadersPolicy(httpsRules).Name, 'CloudFront needs a name').toMatch(/^[\w-]+$/);
  });

  it('overrides headers of the same names from the bucket', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = cloudfrontHeadersPolicy(httpsRules);
    expect(own.ContentTypeOptions).toEqual({ Override: true });
    for (const { Header, Value, Override } of custom.Items)
      expect({ Value, Override }).toEqual({ Value: httpsRules.headers[Header], Override: true });
  });

  const policyWith = (headers: Record<string, string>) =>
    cloudfrontHeadersPolicy({ ...httpsRules, headers }).SecurityHeadersConfig;

  it('copies HSTS from the rules', () => {
    const transport = (value: string) =>
      policyWith({ ...httpsRules.headers, 'Strict-Transport-Security': value }).StrictTransportSecurity;
    expect(transport('max-age=60; includeSubDomains; preload')).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 60,
      IncludeSubdomains: true,
      Preload: true,
    });
    expect(transport('max-age=60')).toMatchObject({ IncludeSubdomains: false, Preload: false });
  });

  it('lacks a security policy if the rules have none, but no other header', () => {
    const without = (name: string) =>
      policyWith(Object.fromEntries(Object.entries(httpsRules.headers).filter(([other]) => other !== name)));
    expect(without('Content-Security-Policy')).not.toHaveProperty('ContentSecurityPolicy');
    for (const name of ['Referrer-Policy', 'Strict-Transport-Security']) expect(() => without(name)).toThrow(name);
  });
});
