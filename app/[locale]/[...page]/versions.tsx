import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalDocument } from '@/components/documents/legal-document';
import { ChangesPage } from '@/components/versions/changes-page';
import { VersionNote } from '@/components/versions/version-note';
import { VersionsPage } from '@/components/versions/versions-page';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { predecessorOf, recordedLocale, type RecordedVersion, recordedVersions, textAddress } from '@/content/versions';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { changesByParagraph, compareTexts } from '@/lib/notices/compare-texts';
import { RouterError } from '@/lib/pages/errors';
import { absoluteUrl, fullTitle } from '@/lib/pages/metadata';
import { changesPath, type NoticeName, pagePaths, versionPath, versionsPath } from '@/lib/pages/pages';
import { applyMiddleware } from '@/lib/pages/route-middleware';
import { formatNoticeDate, isoNoticeDate } from '@/lib/time/notice-date';
import type { Address } from './addresses';

type VersionAddress = Exclude<Address, { kind: 'page' | 'paired' }>;

/** Pages of versions are not indexed: search engines should find the current notice. */
export async function versionMetadata(address: VersionAddress): Promise<Metadata> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('Versions')]);
  const { title } = contentIn(locale)[address.name].meta;
  return applyMiddleware(['noindex'], {
    title: fullTitle(await titleOf(address, title), firm.name),
    description: t(address.kind === 'changes' ? 'changesIntro' : 'description'),
    alternates: { canonical: absoluteUrl(config.siteUrl, pathOf(address), recordedLocale(locale)) },
  });
}

async function titleOf(address: VersionAddress, title: string): Promise<string> {
  const t = await getTranslations('Versions');
  switch (address.kind) {
    case 'versions':
      return t('title', { title });
    case 'version':
      return `${t('title', { title })} ${address.version}`;
    case 'changes': {
      const { newer, older } = comparedWith(address.name, address.version);
      return t('changesTitle', { title, version: newer.version, older: older.version });
    }
  }
}

function pathOf(address: VersionAddress): string {
  switch (address.kind) {
    case 'versions':
      return versionsPath(address.name);
    case 'version':
      return versionPath(address.name, address.version);
    case 'changes':
      return changesPath(address.name, address.version);
  }
}

/** The list of a notice's versions (`versions-2`). */
export async function Versions({ notice }: { notice: NoticeName }) {
  const locale = await currentLocale();
  const recordLocale = recordedLocale(locale);
  const recorded = recordedVersions(notice);
  return (
    <VersionsPage
      title={contentIn(locale)[notice].title}
      currentHref={pagePaths[notice]}
      email={firm.emails.privacy}
      versions={recorded.map((one) => ({
        version: one.version,
        dateKind: one.date.kind,
        date: formatNoticeDate(one.date, locale),
        isoDate: isoNoticeDate(one.date),
        change: one.texts[recordLocale].document.changes[0]?.text,
        sha256: one.texts[recordLocale].sha256,
        file: textAddress(one, recordLocale),
        path: versionPath(notice, one.version),
        older: olderOf(recorded, one),
      }))}
    />
  );
}

/** A version as it was published, at an address that never changes. */
export async function Version({ notice, version }: { notice: NoticeName; version: string }) {
  const recordLocale = recordedLocale(await currentLocale());
  const recorded = recordedVersions(notice);
  const shown = versionOf(recorded, version);
  const { document, sha256 } = shown.texts[recordLocale];
  return (
    <>
      <VersionNote
        newer={recorded[0]?.version === version ? undefined : recorded[0]?.version}
        currentHref={pagePaths[notice]}
        allVersionsHref={versionsPath(notice)}
      />
      <LegalDocument
        name={notice}
        document={document}
        notice={shown}
        record={{ sha256, file: textAddress(shown, recordLocale) }}
      />
    </>
  );
}

/** What a version changed, word by word. */
export async function Changes({ notice, version }: { notice: NoticeName; version: string }) {
  const locale = await currentLocale();
  const recordLocale = recordedLocale(locale);
  const { newer, older } = comparedWith(notice, version);
  return (
    <ChangesPage
      title={contentIn(locale)[notice].title}
      older={older.version}
      version={version}
      allVersionsHref={versionsPath(notice)}
      paragraphs={changesByParagraph(compareTexts(older.texts[recordLocale].text, newer.texts[recordLocale].text))}
    />
  );
}

/** A version and the one before it. Throws `RouterError` if there is none. */
function comparedWith(notice: NoticeName, version: string): Record<'newer' | 'older', RecordedVersion> {
  const recorded = recordedVersions(notice);
  const newer = versionOf(recorded, version);
  const older = predecessorOf(recorded, version);
  if (!older) throw new RouterError(`There is no version before ${version}`, 404);
  return { newer, older };
}

function olderOf(recorded: readonly RecordedVersion[], { notice, version }: RecordedVersion) {
  const older = predecessorOf(recorded, version);
  return older && { version: older.version, changes: changesPath(notice, version) };
}

function versionOf(recorded: readonly RecordedVersion[], version: string): RecordedVersion {
  const found = recorded.find((one) => one.version === version);
  if (!found) throw new RouterError(`There is no version ${version}`, 404);
  return found;
}
