import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHost } from '@/lib/official-list/host';
import { decodePunycode } from '@/lib/official-list/punycode';

describe('punycode', () => {
  it.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['XN--MNCHEN-3YA.example', 'münchen.example'],
    ['xn--e1aybc.example', 'тест.example'],
    ['xn--fsq.xn--0zwm56d', '例.测试'],
    ['xn--i-7iq.ws', 'i❤.ws'],
    ['www.xn--mnchen-3ya.example.', 'www.münchen.example'],
  ])('decodes %s to %s', (written, read) => {
    expect(decodeHost(written)).toBe(read);
  });

  it.each(['xn--é', 'xn--99999999', 'xn--a-b!', 'xn--ab-9', 'xn--abc-'])(
    'leaves an invalid host unchanged: %s',
    (host) => {
      expect(decodeHost(host)).toBe(host);
    },
  );

  it.each(['99999999', 'é', 'b!', `${'9'.repeat(320)}a`])('returns undefined for %s', (encoded) => {
    expect(decodePunycode(encoded)).toBeUndefined();
  });

  it('decodes like browsers, for any letters', () => {
    const letters = [...'abcxyz019-éñüßαβγωабвгёя中文字例あアﾊ한글مرحبا❤'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }), (parts) => {
        const ascii = domainToASCII(parts.join(''));
        fc.pre(ascii.startsWith('xn--'));
        expect(decodePunycode(ascii.slice(4))).toBe(domainToUnicode(ascii));
      }),
      { numRuns: 500 },
    );
  });
});
