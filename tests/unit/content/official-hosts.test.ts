import { describe, expect, it, vi } from 'vitest';
import { contentIn } from '@/content';
import { officialFactsIn, officialList } from '@/content/official-facts';
import { locales } from '@/lib/i18n/routing';
import { checkOfficial } from '@/lib/official-list/check';

vi.mock(import('@/content/firm'), async (importOriginal) => {
  const { firm, ...rest } = await importOriginal();
  const routing = await import('@/lib/i18n/routing');
  const accountDetails = Object.fromEntries(
    routing.locales.map((locale) => [locale, `https://pórtal-${locale}.${firm.domain}/`]),
  );
  return { ...rest, firm: { ...firm, sites: { ...firm.sites, accountDetails } } } as never;
});

describe('the list to compare with, of a firm whose portal has a host for each language, with an accent', () => {
  it.each(locales)('has every site that the page prints in %s [same-6]', (locale) => {
    const sites = officialFactsIn(locale, contentIn(locale).contact.verify).sites.map(({ value }) => String(value));
    expect(sites.filter((site) => site.startsWith('xn--'))).toHaveLength(1);
    for (const site of sites) expect(checkOfficial(site, officialList), site).toMatchObject({ verdict: 'same' });
  });

  it('has no host twice', () => {
    expect(new Set(officialList.hosts).size).toBe(officialList.hosts.length);
  });
});
