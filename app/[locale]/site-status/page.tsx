import { unlistedMetadataOf } from '@/app/page-metadata';
import { PageSection } from '@/components/sections/page-section';
import { TextHead } from '@/components/sections/text-head';
import { DataTable } from '@/components/text/data-table';
import { RichText } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { officeHours } from '@/content/hours';
import { config } from '@/lib/config';
import { ciChecks, readCiResults } from '@/lib/config/ci-results';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeRecords } from '@/lib/i18n/routing';
import { partIds } from '@/lib/pages/part-ids';
import { fillIn } from '@/lib/text/fill-in';

/** Shows which build this is, what CI found, and how to report a vulnerability; `security.txt` links here. */
export const generateMetadata = unlistedMetadataOf('site-status');

export default async function SiteStatusPage() {
  const locale = await currentLocale();
  const { heading, build, checks, known, report } = contentIn(locale)['site-status'];
  const results = readCiResults(config.commit);
  const { timeZone } = officeHours;
  const dates = new Intl.DateTimeFormat(localeRecords[locale].iso, { dateStyle: 'long', timeZone });
  const run = results
    ? fillIn(checks.run, {
        date: dates.format(new Date(results.finishedAt)),
        commit: results.commit.slice(0, 12),
      })
    : checks.none;
  return (
    <>
      <TextHead title={heading} isRuled />
      <PageSection title={build.title}>
        <DataTable
          caption={build.title}
          columns={build.columns}
          rows={[
            [build.commit, config.commit.slice(0, 12)],
            [build.date, dates.format(new Date(config.builtAt))],
          ]}
          isTitled
        />
      </PageSection>
      <PageSection title={checks.title}>
        <p>{run}</p>
        <DataTable
          caption={checks.title}
          columns={checks.columns}
          rows={ciChecks.map((check) => [checks.names[check], results ? checks.passed : checks.unknown])}
          isTitled
        />
      </PageSection>
      <PageSection title={known.title}>
        <ul>
          {known.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection id={partIds['site-status'].report} title={report.title}>
        {report.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </PageSection>
    </>
  );
}
