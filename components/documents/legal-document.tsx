import { getTranslations } from 'next-intl/server';
import { book } from '@/components/engravings/drawings/book';
import { ReadInBoth } from '@/components/pairs/read-in-both';
import { ButtonLink } from '@/components/ui/button-link';
import { PrintPageButton } from '@/components/ui/print-page-button';
import type { LegalDocument as LegalDocumentContent, NoticeVersion } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { stampLine, stampWords } from '@/lib/notices/notice-stamp';
import { type NoticeName, versionsPath } from '@/lib/pages/pages';
import { noticeParts } from '@/lib/pages/part-ids';
import { typeset } from '@/lib/text/typeset';
import { DocumentLayout } from './document-layout';
import { NoticeRecord, type NoticeRecordProps } from './notice-record';
import { NoticeSection } from './notice-section';
import { NoticeStamp } from './notice-stamp';

type LegalDocumentProps = {
  name: NoticeName;
  /** Whether this version can be read in both languages on one page. */
  isPaired?: boolean;
  document: Omit<LegalDocumentContent, 'meta'>;
  notice: NoticeVersion;
  /** SHA-256 and address of this version's plain text; absent until the version is recorded. */
  record?: Pick<NoticeRecordProps, 'sha256' | 'file'>;
};

/** A notice with its version and date, summary, contents, numbered sections and change log. */
export async function LegalDocument({
  name,
  isPaired,
  document: { title, summary, sections, changes },
  notice,
  record,
}: LegalDocumentProps) {
  const [t, versions, locale] = await Promise.all([
    getTranslations('Legal'),
    getTranslations('Versions'),
    currentLocale(),
  ]);
  return (
    <DocumentLayout
      title={title}
      drawing={book}
      stamp={<NoticeStamp notice={notice} locale={locale} />}
      actions={
        <>
          <PrintPageButton />
          {isPaired && <ReadInBoth page={name} />}
          {record && <ButtonLink theme="outline" href={versionsPath(name)} label={versions('all')} />}
        </>
      }
      summary={summary}
      sections={sections}
      foot={
        <>
          <NoticeSection id={noticeParts.changes} title={t('changes')}>
            <dl>
              {changes.map((change) => (
                <div key={change.version}>
                  <dt>{typeset(t('version', { version: change.version }))}</dt>
                  <dd>{typeset(change.text)}</dd>
                </div>
              ))}
            </dl>
          </NoticeSection>
          {record && (
            <NoticeRecord notice={name} stamp={typeset(stampLine(stampWords(notice, t, locale)))} {...record} />
          )}
        </>
      }
    />
  );
}
