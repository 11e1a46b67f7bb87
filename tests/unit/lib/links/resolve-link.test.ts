import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { linkKind, resolveLink } from '@/lib/links/resolve-link';

const own = firm.domain;

describe('resolveLink', () => {
  it.each([
    ['/about', 'page', '/about', '/es/about'],
    ['/', 'page', '/', '/es'],
    ['/about#our-team', 'page', '/about#our-team', '/es/about#our-team'],
    ['/es/about', 'page', '/about', '/es/about'],
    ['/Chat?x=1', 'page', '/Chat?x=1', '/es/Chat?x=1'],
    ['/about?of=https://x.example', 'page', '/about?of=https://x.example', '/es/about?of=https://x.example'],
    ['/privacy-notice/en-es', 'side-page', '/privacy-notice/en-es', '/es/privacy-notice/en-es'],
    ['/help/sued/en-es#steps', 'side-page', '/help/sued/en-es#steps', '/es/help/sued/en-es#steps'],
    ['/terms-of-use/versions', 'side-page', '/terms-of-use/versions', '/es/terms-of-use/versions'],
    ['/es/terms-of-use/versions/1.0', 'side-page', '/terms-of-use/versions/1.0', '/es/terms-of-use/versions/1.0'],
    ['/notices.xml', 'side-page', '/notices.xml', '/es/notices.xml'],
    ['/about/en-es', 'document', '/about/en-es', '/about/en-es'],
    ['/about/versions', 'document', '/about/versions', '/about/versions'],
    [
      '//evil.example/terms-of-use/versions',
      'document',
      '/evil.example/terms-of-use/versions',
      '/evil.example/terms-of-use/versions',
    ],
    ['/licenses/fonts.txt', 'document', '/licenses/fonts.txt', '/licenses/fonts.txt'],
    ['/no-such-page', 'document', '/no-such-page', '/no-such-page'],
    ['//evil.example', 'document', '/evil.example', '/evil.example'],
    ['/\\evil.example', 'document', '/evil.example', '/evil.example'],
    ['javascript:alert(1)', 'document', '/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%o is a %s of this site, %s in English and %s in Spanish', (href, kind, english, spanish) => {
    expect(resolveLink(href, 'en')).toEqual({ kind, href: english });
    expect(resolveLink(href, 'es')).toEqual({ kind, href: spanish });
  });

  it.each([
    ['#hours', 'unchanged'],
    ['tel:+18005550199', 'unchanged'],
    ['mailto:info@firm.example', 'unchanged'],
    [`https://${own}`, 'own-site'],
    [`https://portal.${own}/es/account`, 'own-site'],
    [`http://${own}:8080/x`, 'own-site'],
  ])('%o is %s and stays unchanged', (href, kind) => {
    expect(resolveLink(href, 'es')).toEqual({ kind, href });
  });

  it.each([
    `https://evil${own}`,
    `https://${own}.evil.example`,
    `https://evil.example/?u=https://${own}`,
    `https://${own}@evil.example/`,
    'http://agency.example',
  ])('%o is third-party, so it opens in a new tab after a warning [link-2]', (href) => {
    expect(resolveLink(href, 'en')).toEqual({ kind: 'third-party', href, target: '_blank', warns: true });
  });

  it('tells the firm’s own sites from third-party sites', () => {
    const portals = [firm.sites.accountDetails, firm.sites.emailConsent, firm.sites.emailUnsubscribe].flatMap(
      ({ en, es }) => [en, es],
    );
    for (const href of [...portals, firm.sites.clientAccess, firm.siteUrl])
      expect(linkKind(href), href).toBe('own-site');
    const { recruiting, linkedin, indeed, glassdoor, reliefAct, cityAgency, registry } = firm.sites;
    for (const href of [recruiting, linkedin, indeed, glassdoor, reliefAct, cityAgency, registry])
      expect(linkKind(href), href).toBe('third-party');
  });
});
