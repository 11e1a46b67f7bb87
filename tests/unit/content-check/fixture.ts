import { initialLock } from '@/content-check/lock/lock-changes';
import type { SiteUnderTest } from '@/content-check/site';
import type { Tree } from '@/content-check/tree';
import { frameIds } from '@/lib/pages/part-ids';
import { supportedCharacters } from '@/lib/text/font-characters';

/** A small site without faults whose only page, `home`, has the given trees; `change` replaces parts of it. */
export function siteWith(en: Tree, es: Tree, change: Partial<SiteUnderTest> = {}): SiteUnderTest {
  return {
    content: { en: { home: en }, es: { home: es } },
    messages: { en: { Header: { menu: 'Menu' } }, es: { Header: { menu: 'Menú' } } },
    pages: [
      { path: '/', module: 'home', ids: Object.values(frameIds) },
      { path: '/contact', module: 'contact', ids: ['hours'] },
      { path: '/privacy-notice', module: 'privacy-notice', ids: [] },
    ],
    sideAddresses: ['/privacy-notice/versions', '/notices.xml'],
    externalAddresses: [
      { name: 'registry', en: 'https://registry.example/', es: 'https://registry.example/' },
      { name: 'portal', en: 'https://portal.example/', es: 'https://portal.example/es' },
    ],
    phones: ['+18005550199'],
    mainLines: { en: '+18005550199', es: '+18005550199' },
    terms: [],
    engravings: ['stair'],
    photographs: ['door.webp', 'door-760.webp'],
    emails: ['info@firm.example'],
    names: [],
    notices: {},
    recorded: [],
    glossary: [
      { en: ['debt collector'], es: ['cobrador de deudas'], strict: true },
      { en: ['Fair Debt Collector Act'], es: ['Ley de Cobro Justo'] },
    ],
    unknownWords: { en: new Set(), es: new Set() },
    supportedCharacters,
    lock: undefined,
    ...change,
  };
}

/** The same site with a lock that was written for it. */
export function locked(site: SiteUnderTest): SiteUnderTest {
  return { ...site, lock: initialLock(site) };
}

/** A site of one notice, `privacy-notice`, in the given version, whose change log holds the `earlier` ones too. */
export function siteWithNotice(
  version: string,
  en: string,
  es: string,
  change: Partial<SiteUnderTest> = {},
  earlier: readonly string[] = [],
): SiteUnderTest {
  const notice = (text: string) => ({
    'privacy-notice': {
      title: text,
      sections: [{ id: 'scope', title: text, blocks: [{ type: 'paragraph', text }] }],
      changes: [version, ...earlier].map((logged) => ({ version: logged, text })),
    },
  });
  const content = { en: notice(en), es: notice(es) };
  const notices = { 'privacy-notice': { version, date: { kind: 'updated' as const, year: 2025, month: 10 } } };
  return siteWith({}, {}, { content, notices, ...change });
}

/** What a rule found, as "key: message". */
export function messagesOf(findings: readonly { key: string; message: string }[]): string[] {
  return findings.map(({ key, message }) => `${key}: ${message}`);
}
