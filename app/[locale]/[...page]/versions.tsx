import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { sideMetadata } from '@/app/page-metadata';
import { LegalDocument } from '@/components/documents/legal-document';
import { ChangesPage } from '@/components/versions/changes-page';
import { VersionNote } from '@/components/versions/version-note';
import { VersionsPage } from '@/components/versions/versions-page';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { plainTextOf, predecessorOf, recordedLocale, type RecordedVersion, recordedVersions } from '@/content/versions';
import { currentLocale } from '@/lib/i18n/current-locale';
import { changesByParagraph, compareTexts } from '@/lib/notices/compare-texts';
import { changesPath, type NoticeName, pagePaths, versionPath, versionsPath } from '@/lib/pages/pages';
import type { Address } from './addresses';

type VersionAddress = Exclude<Address, { kind: 'page' | 'paired' }>;
type AddressOf<Kind> = Extract<Address, { kind: Kind }>;

/** Messages that say what is on a page of versions. */
const descriptions = { versions: 'description', version: 'intro', changes: 'changesIntro' } as const;

/** Pages of versions are not indexed: search engines should find the current notice. */
export async function versionMetadata(address: VersionAddress): Promise<Metadata> {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('Versions')]);
  const { title } = contentIn(locale)[address.name].meta;
  return sideMetadata({
    title: await titleOf(address, title),
    description: t(descriptions[address.kind]),
    path: address.path,
    locale: recordedLocale(locale),
  });
}

async function titleOf(address: VersionAddress, title: string): Promise<string> {
  const [t, legal] = await Promise.all([getTranslations('Versions'), getTranslations('Legal')]);
  switch (address.kind) {
    case 'versions':
      return t('title', { title });
    case 'version':
      return `${title}, ${legal('version', { version: address.shown.version })}`;
    case 'changes':
      return t('changesTitle', { title, version: address.newer.version, older: address.older.version });
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
        notice: one,
        change: one.texts[recordLocale].document.changes[0]?.text,
        ...plainTextOf(one, recordLocale),
        path: versionPath(notice, one.version),
        older: olderOf(recorded, one),
      }))}
    />
  );
}

/** A version as it was published, at an address that never changes. */
export async function Version({ name, shown }: AddressOf<'version'>) {
  const recordLocale = recordedLocale(await currentLocale());
  const newest = recordedVersions(name)[0]?.version;
  return (
    <>
      <VersionNote
        newer={newest === shown.version ? undefined : newest}
        currentHref={pagePaths[name]}
        allVersionsHref={versionsPath(name)}
      />
      <LegalDocument
        name={name}
        document={shown.texts[recordLocale].document}
        notice={shown}
        record={plainTextOf(shown, recordLocale)}
      />
    </>
  );
}

/** What a version changed, word by word. */
export async function Changes({ name, newer, older }: AddressOf<'changes'>) {
  const locale = await currentLocale();
  const recordLocale = recordedLocale(locale);
  return (
    <ChangesPage
      title={contentIn(locale)[name].title}
      older={older.version}
      version={newer.version}
      allVersionsHref={versionsPath(name)}
      paragraphs={changesByParagraph(compareTexts(older.texts[recordLocale].text, newer.texts[recordLocale].text))}
    />
  );
}

function olderOf(recorded: readonly RecordedVersion[], { notice, version }: RecordedVersion) {
  const older = predecessorOf(recorded, version);
  return older && { version: older.version, changes: changesPath(notice, version) };
}
