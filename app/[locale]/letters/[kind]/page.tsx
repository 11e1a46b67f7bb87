import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buildDay } from '@/app/build-day';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { LetterPage } from '@/components/letters/letter-page';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { otherLocale } from '@/lib/i18n/routing';
import { type LetterKind, letterKinds, letterPage } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';
import { oneOfOrNotFound } from '@/lib/pages/family';
import { pagePaths } from '@/lib/pages/pages';
import { envelopeLines } from '@/lib/text/postal-address';

export const dynamicParams = false;

export const generateStaticParams = () => letterKinds.map((kind) => ({ kind }));

type Props = { params: Promise<{ kind: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(letterPage(await kindOf(params)))();
}

const recipient = envelopeLines(firm.name, firm.addresses.mail);

export default async function Page({ params }: Props) {
  const kind = await kindOf(params);
  const [locale, t] = await Promise.all([localeOfCopy(letterPage(kind)), getTranslations('Forms')]);
  const content = contentIn(locale);
  const { fields, ...forms } = content['letters/forms'];
  const { words: dateWords, dispute } = content.dates;
  const { month, day, year, choose, problems } = dateWords;
  const own = fieldsOf(kind).map(({ name }) => [name, fields[name]] as const);
  const letters = [locale, otherLocale(locale)].map((one) => ({
    locale: one,
    words: contentIn(one)[letterPage(kind)].letter,
    frame: contentIn(one)['letters/frame'],
  }));
  return (
    <LetterPage
      kind={kind}
      locale={locale}
      page={content[letterPage(kind)]}
      parent={{ label: content.letters.title, href: pagePaths.letters }}
      forms={{
        ...forms,
        fields: Object.fromEntries(own),
        problem: t('problem'),
        tooLong: t('tooLong'),
        passed: dispute.words.headings.past,
        day: { month, day, year, choose, problems },
      }}
      letters={letters}
      recipient={recipient}
      builtOn={buildDay()}
      domain={firm.domain}
    />
  );
}

async function kindOf(params: Props['params']): Promise<LetterKind> {
  return oneOfOrNotFound(letterKinds, (await params).kind);
}
