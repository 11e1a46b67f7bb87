import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CountView } from '@/components/dates/count-view';
import { ChoiceField } from '@/components/forms/choice-field';
import { DayFields } from '@/components/forms/day-fields';
import { SelectField } from '@/components/forms/select-field';
import { DebtNotice } from '@/components/help/debt-notice';
import { Filtered } from '@/components/help/filtered';
import { HelpFilter } from '@/components/help/help-filter';
import { captionsIn } from '@/components/letters/captions-in';
import { LetterView } from '@/components/letters/letter-view';
import { VerdictPanel } from '@/components/official-list/verdict-panel';
import { PairedRow } from '@/components/pairs/paired-row';
import { PageSection } from '@/components/sections/page-section';
import { ContentBlocks } from '@/components/text/content-blocks';
import { ButtonLink } from '@/components/ui/button-link';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { currentLocale } from '@/lib/i18n/current-locale';
import { blankLetter } from '@/lib/letters/blank-letter';
import { mapValues } from '@/lib/map-values';
import { filterOf } from '../help/filter-of';
import { sampleCount, samplePair, sampleVerdicts } from './samples';
import { ErrorSummary, FilledTextField, TextAreaField, TextField } from './stateful-samples';
import styles from './page.dev.module.css';

const title = 'Components';

/** Components of forms and tools in their states, with the site's own words. Only in development: a build ignores `.dev.tsx`. */
export default async function ComponentsPage() {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('Forms')]);
  const content = contentIn(locale);
  const { dates, letters, 'is-this-us': check } = content;
  const { fields } = content['letters/forms'];
  const notice = content['help/read-your-notice'];
  const { words } = dates;
  const [wrongZip = '', noStreet = ''] = [fields.zip.invalid, fields.street.required];
  const optionsOf = (options: Readonly<Record<string, string>>) =>
    Object.entries(options).map(([value, label]) => ({ value, label }));
  const letter = blankLetter({
    kind: 'dispute',
    locale,
    recipient: [firm.name],
    words: content['letters/dispute'].letter,
    frame: content['letters/frame'],
    captions: await captionsIn(locale),
  });
  const day = { words, locale, legend: fields.letterDate.label, hint: fields.letterDate.hint };
  const tooLong = t('tooLong');
  const zip = { label: fields.zip.label, hint: fields.zip.hint, maxLength: 10, tooLong };
  const lines = { label: fields.street.label, hint: fields.street.hint, lines: 3, maxLength: 60, tooLong };
  const ways = { label: fields.ways.label, hint: fields.ways.hint, options: optionsOf(fields.ways.options) };
  const amount = { label: fields.amount.label, options: optionsOf(fields.amount.options) };
  const state = { label: fields.state.label, choose: words.choose, options: optionsOf({ MA: 'Massachusetts' }) };
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Group name="Buttons">
        {(['gold', 'outline', 'white-on-gold'] as const).map((theme) => (
          <p key={theme}>
            <ButtonLink label={letters.title} href="/letters" theme={theme} />
          </p>
        ))}
      </Group>
      <Group name="Text field">
        <TextField id="text" {...zip} />
        <FilledTextField id="text-wrong" {...zip} error={wrongZip} value="0213" />
      </Group>
      <Group name="Text area field">
        <TextAreaField id="lines" {...lines} />
        <TextAreaField id="lines-wrong" {...lines} error={noStreet} />
      </Group>
      <Group name="Date fields">
        <DayFields id="day" {...day} />
        <DayFields
          id="day-wrong"
          {...day}
          problem={{ controlId: 'day-wrong-year', text: fields.letterDate.required ?? '' }}
        />
      </Group>
      <Group name="Choices">
        <ChoiceField id="radio" type="radio" {...amount} initial={['all']} />
        <ChoiceField id="checkbox" type="checkbox" {...ways} initial={['calls']} />
        <ChoiceField id="checkbox-wrong" type="checkbox" {...ways} initial={[]} error={fields.ways.required} />
        <SelectField id="list" {...state} />
        <SelectField id="list-wrong" {...state} error={fields.state.required} />
      </Group>
      <Group name="Error summary">
        <ErrorSummary
          title={t('problem')}
          problems={[
            { field: 'text-wrong', controlId: 'text-wrong', text: wrongZip },
            { field: 'checkbox-wrong', controlId: 'checkbox-wrong-calls', text: fields.ways.required ?? '' },
          ]}
        />
      </Group>
      <Group name="Result panel">
        {sampleVerdicts.map((comparison) => (
          <VerdictPanel
            key={comparison.verdict}
            written={comparison.typed ?? ''}
            comparison={comparison}
            words={check.words}
            notToCollect={[]}
            advice={mapValues(check.advice, (blocks) => (
              <ContentBlocks blocks={blocks} />
            ))}
            fake={<ContentBlocks blocks={check.fake} />}
            call={<ContentBlocks blocks={check.call} />}
          />
        ))}
      </Group>
      <Group name="Drawn calendar">
        <CountView days={sampleCount} title={words.dayByDay} locale={locale} />
      </Group>
      <Group name="Printable letter">
        <LetterView letter={letter} />
      </Group>
      <Group name="Filter field">
        <HelpFilter {...await filterOf('words')} total={2}>
          {(['answer', 'summons'] as const).map((slug) => (
            <Filtered key={slug} as="div" ids={[slug]}>
              {content['help/words'].terms[slug].term}
            </Filtered>
          ))}
        </HelpFilter>
      </Group>
      <Group name="Annotated document">
        <DebtNotice items={notice.items.slice(9, 12)} mark={notice.sample.mark} box={content['letters/frame'].box} />
      </Group>
      <Group name="Both languages side by side">
        {samplePair.map((row, index) => (
          <PairedRow key={index} row={row} reader={locale} />
        ))}
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <PageSection id={name.toLowerCase().replaceAll(' ', '-')} title={name} layout="stack">
      <div className={styles.states}>{children}</div>
    </PageSection>
  );
}
