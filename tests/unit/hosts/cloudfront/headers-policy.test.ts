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
  });
});
