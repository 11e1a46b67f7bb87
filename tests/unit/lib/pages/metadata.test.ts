import { describe, expect, it } from 'vitest';
import { absoluteUrl, alternateUrls, pageMetadata } from '@/lib/pages/metadata';

const siteUrl = 'https://www.firm.example';
const about = {
  siteUrl,
  siteName: 'The Firm',
  locale: 'es',
  locales: ['en', 'es'],
  page: 'about',
  title: 'Acerca de nosotros',
  description: 'Quiénes somos.',
  isIndexable: true,
} as const;

describe('pageMetadata', () => {
  it('puts the page before the firm in the title, and the firm first on the home page', () => {
    expect(pageMetadata(about).title).toBe('Acerca de nosotros – The Firm');
    expect(pageMetadata({ ...about, page: 'home', title: 'A law firm' }).title).toBe('The Firm – A law firm');
  });

  it('has the page’s own canonical URL and the alternates', () => {
    expect(pageMetadata(about).alternates).toEqual({
      canonical: `${siteUrl}/es/about`,
      languages: alternateUrls(siteUrl, '/about', ['en', 'es']),
    });
    expect(pageMetadata({ ...about, locale: 'en' }).alternates?.canonical).toBe(`${siteUrl}/about`);
  });

  it('has Open Graph data in the page’s language with its own image', () => {
    expect(pageMetadata(about)).toMatchObject({
      description: 'Quiénes somos.',
      openGraph: {
        siteName: 'The Firm',
        title: 'Acerca de nosotros – The Firm',
        description: 'Quiénes somos.',
        url: `${siteUrl}/es/about`,
        locale: 'es_ES',
        alternateLocale: ['en_US'],
        images: [{ url: `${siteUrl}/share/es/about.png`, width: 1200, height: 630, alt: 'The Firm' }],
      },
    });
    expect(pageMetadata({ ...about, locale: 'en' }).openGraph).toMatchObject({
      locale: 'en_US',
      images: [{ url: `${siteUrl}/share/en/about.png` }],
    });
  });

  it('is noindex unless the build is for the firm’s own address', () => {
    expect(pageMetadata({ ...about, isIndexable: false }).robots).toEqual({ index: false, follow: false });
    expect(pageMetadata(about)).not.toHaveProperty('robots');
  });
});

describe('pageMetadata of an untranslated page', () => {
  const missing = pageMetadata({ ...about, locales: ['en'] });

  it('has the English page as canonical, and no alternates [locale-14]', () => {
    expect(missing.alternates).toEqual({ canonical: `${siteUrl}/about` });
    expect(missing.openGraph).toMatchObject({
      url: `${siteUrl}/about`,
      locale: 'en_US',
      alternateLocale: [],
      images: [{ url: `${siteUrl}/share/en/about.png` }],
    });
  });

  it('is noindex, and follow only on the firm’s own address [locale-14]', () => {
    expect(missing.robots).toEqual({ index: false, follow: true });
    expect(pageMetadata({ ...about, locales: ['en'], isIndexable: false }).robots).toEqual({
      index: false,
      follow: false,
    });
  });
});

describe('alternateUrls', () => {
  it.each([
    ['/', `${siteUrl}/`, `${siteUrl}/es`],
    ['/about', `${siteUrl}/about`, `${siteUrl}/es/about`],
    ['/Chat', `${siteUrl}/Chat`, `${siteUrl}/es/Chat`],
  ])('lists both languages of %s, with English as x-default', (path, en, es) => {
    expect(alternateUrls(siteUrl, path, ['en', 'es'])).toEqual({ en, es, 'x-default': en });
  });
});

describe('absoluteUrl', () => {
  it('stays on the site for any path', () => {
    expect(absoluteUrl(siteUrl, '//evil.example/x', 'en')).toBe(`${siteUrl}/evil.example/x`);
    expect(absoluteUrl(siteUrl, '/\\evil.example/x', 'es')).toBe(`${siteUrl}/es/evil.example/x`);
  });
});
