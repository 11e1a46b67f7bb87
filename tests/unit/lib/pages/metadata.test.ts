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
  it('names the page first and the firm after it, but the firm first on the home page', () => {
    expect(pageMetadata(about).title).toBe('Acerca de nosotros – The Firm');
    expect(pageMetadata({ ...about, page: 'home', title: 'A law firm' }).title).toBe('The Firm – A law firm');
  });

  it('gives the page’s own address as the canonical one, and the alternates', () => {
    expect(pageMetadata(about).alternates).toEqual({
      canonical: `${siteUrl}/es/about`,
      languages: alternateUrls(siteUrl, '/about', ['en', 'es']),
    });
    expect(pageMetadata({ ...about, locale: 'en' }).alternates?.canonical).toBe(`${siteUrl}/about`);
  });

  it('has Open Graph data in the page’s language with a picture of its own', () => {
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

  it('asks not to be indexed when the build is not for the firm’s own address, and says nothing when it is', () => {
    expect(pageMetadata({ ...about, isIndexable: false }).robots).toEqual({ index: false, follow: false });
    expect(pageMetadata(about)).not.toHaveProperty('robots');
  });
});

describe('pageMetadata of a page that shows English for want of copy', () => {
  const missing = pageMetadata({ ...about, locales: ['en'] });

  it('names the English page as the canonical one, and no alternates [locale-14]', () => {
    expect(missing.alternates).toEqual({ canonical: `${siteUrl}/about` });
    expect(missing.openGraph).toMatchObject({
      url: `${siteUrl}/about`,
      locale: 'en_US',
      alternateLocale: [],
      images: [{ url: `${siteUrl}/share/en/about.png` }],
    });
  });

  it('asks not to be indexed, and lets its links be followed on the firm’s own address only [locale-14]', () => {
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
  ])('gives both languages of %s, English for readers of any other', (path, en, es) => {
    expect(alternateUrls(siteUrl, path, ['en', 'es'])).toEqual({ en, es, 'x-default': en });
  });
});

describe('absoluteUrl', () => {
  it('stays on the site whatever the path', () => {
    expect(absoluteUrl(siteUrl, '//evil.example/x', 'en')).toBe(`${siteUrl}/evil.example/x`);
    expect(absoluteUrl(siteUrl, '/\\evil.example/x', 'es')).toBe(`${siteUrl}/es/evil.example/x`);
  });
});
