import { getTranslations } from 'next-intl/server';
import { buildDay } from '@/app/build-day';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { CancelTool } from '@/components/dates/cancel-tool';
import { DateSection } from '@/components/dates/date-section';
import { DaySlip } from '@/components/dates/day-slip';
import { DisputeTool } from '@/components/dates/dispute-tool';
import { PaymentTable } from '@/components/dates/payment-table';
import { calendar } from '@/components/engravings/drawings/calendar';
import { PrivateNote } from '@/components/forms/private-note';
import { JumpNav } from '@/components/sections/jump-nav';
import { TextHead } from '@/components/sections/text-head';
import { ContentBlocks } from '@/components/text/content-blocks';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { officeHours } from '@/content/hours';
import type { ContentBlock } from '@/content/types';
import { law } from '@/lib/law';
import { mapValues } from '@/lib/map-values';
import { partIds } from '@/lib/pages/part-ids';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { typesetAll } from '@/lib/text/typeset-all';

export const generateMetadata = metadataOf('dates');

/** The business days to count before the last one. */
const daysBeforeLast = Array.from({ length: law.cancellationBusinessDays - 1 }, (_, index) => String(index + 1));

const inWords = (blocks: readonly ContentBlock[]) => <ContentBlocks blocks={blocks} />;

export default async function DatesPage() {
  const locale = await localeOfCopy('dates');
  const { title, lead, jumpNav, words, cancel, dispute } = typesetAll(contentIn(locale).dates);
  const t = await getTranslations('Forms');
  const builtOn = buildDay();
  const settings = { sharedWords: words, problemTitle: t('problem'), locale, domain: firm.domain, builtOn };
  return (
    <>
      <TextHead title={title} lead={lead} drawing={calendar} isRuled />
      <JumpNav items={jumpNav} />
      <PrivateNote isWide />
      <DateSection id={partIds.dates.cancel} title={cancel.title} intro={cancel.intro}>
        <CancelTool
          {...settings}
          words={cancel.words}
          advice={mapValues(cancel.advice, inWords)}
          timeZone={officeHours.timeZone}
        />
        <PaymentTable words={cancel.table} from={builtOn} locale={locale} />
        <DaySlip
          asked={[cancel.words.legend]}
          counted={[
            ...daysBeforeLast.map((number) => fillIn(cancel.words.businessDay, { number })),
            fillIn(cancel.words.lastDay, { number: String(law.cancellationBusinessDays) }),
          ]}
          note={fillIn(words.notCounted, {
            why: joinWords([words.weekend, ...Object.values(words.holidays)], locale),
          })}
          words={words}
          locale={locale}
        />
      </DateSection>
      <DateSection id={partIds.dates.dispute} title={dispute.title} intro={dispute.intro}>
        <DisputeTool {...settings} words={dispute.words} advice={mapValues(dispute.advice, inWords)} />
        <DaySlip
          asked={[dispute.words.printed, dispute.words.received]}
          counted={[
            fillIn(dispute.words.dayNumber, { number: '1' }),
            fillIn(dispute.words.dayNumber, { number: String(law.disputeDays) }),
            dispute.words.headings.ahead,
          ]}
          words={words}
          locale={locale}
        />
      </DateSection>
    </>
  );
}
