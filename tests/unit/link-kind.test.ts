import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { linkKind } from '@/lib/links/link-kind';

describe('linkKind', () => {
  it.each([
    ['/about', 'internal'],
    ['/about#our-team', 'internal'],
    ['about', 'internal'],
    ['//evil.example', 'internal'],
    ['javascript:alert(1)', 'internal'],
    ['#hours', 'unchanged'],
    ['tel:+18005550199', 'unchanged'],
    ['mailto:info@firm.example', 'unchanged'],
    ['https://firm.example', 'own-site'],
    ['https://portal.firm.example/es/account', 'own-site'],
    ['http://firm.example:8080/x', 'own-site'],
    ['https://evilfirm.example', 'third-party'],
    ['https://firm.example.evil.example', 'third-party'],
    ['https://evil.example/?u=https://firm.example', 'third-party'],
    ['https://firm.example@evil.example/', 'third-party'],
  ])('%o is %s', (href, expected) => {
    expect(linkKind(href, 'firm.example')).toBe(expected);
  });

  it('knows the firm’s own sites from everyone else’s', () => {
    const own = [firm.sites.accountDetails, firm.sites.emailConsent, firm.sites.emailUnsubscribe].flatMap(
      ({ en, es }) => [en, es],
    );
    for (const href of [...own, firm.sites.clientAccess, firm.siteUrl])
      expect(linkKind(href, firm.domain), href).toBe('own-site');
    const { recruiting, linkedin, indeed, glassdoor, reliefAct, cityAgency, registry } = firm.sites;
    for (const href of [recruiting, linkedin, indeed, glassdoor, reliefAct, cityAgency, registry])
      expect(linkKind(href, firm.domain), href).toBe('third-party');
  });
});
