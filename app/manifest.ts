import type { MetadataRoute } from 'next';
import { firm } from '@/content/firm';
import { ink, paper } from '@/lib/brand-colors';
import { defaultLocale, localeRecords } from '@/lib/i18n/routing';

export const dynamic = 'force-static';

/** For a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    display: 'browser',
    lang: localeRecords[defaultLocale].iso,
    background_color: paper,
    theme_color: ink,
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
