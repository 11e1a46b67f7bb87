import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { lastSafeDay } from '@/lib/dates/cancel-payment';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { addDays, type CalendarDay } from '@/lib/time/calendar-day';
import { formatFullDay } from '@/lib/time/day-text';
import { zonedTime } from '@/lib/time/zoned-time';
import { lookAlikePhone } from '@/tests/kit/phones';
import { expectAttribute, expectFocus, expectShown, expectText } from './expectations';
import { test } from './fixtures';
import { openRunning } from './running-page';
import type { Target, Visitor } from './visitor';

const button = (name: string): Target => ({ role: 'button', name, within: 'main' });

/** Types into fields, by their ids, as assistive technology and autofill do. */
function fill(visitor: Visitor, values: Record<string, string>): Promise<void> {
  return visitor.evaluate((typed) => {
    for (const [id, value] of Object.entries(typed)) {
      const field = document.getElementById(id) as HTMLInputElement;
      // React replaces the `value` setter of fields that it controls; the prototype's setter makes React see a change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);
}

const dayFields = (id: string, { year, month, day }: CalendarDay) => ({
  [`${id}-year`]: String(year),
  [`${id}-month`]: String(month),
  [`${id}-day`]: String(day),
});

for (const locale of completeLocales) {
  const { dates, 'is-this-us': official, 'letters/forms': letterForms } = contentIn(locale);
  const at = (path: string) => localizePath(path, locale);

  test(`the last safe day before a payment is calculated in ${locale}`, async ({ visitor }) => {
    const payment = addDays(zonedTime(new Date()), 40);
    await openRunning(visitor, at('/dates'));
    await fill(visitor, dayFields('payment', payment));
    await visitor.click(button(dates.cancel.words.button));
    const answer: Target = { css: '#cancel [role=status]:has(p)' };
    await expectText(
      visitor,
      answer,
      new RegExp(formatFullDay(lastSafeDay(payment).day, locale).replace(/\s/g, '\\s')),
    );
    await expectShown(visitor, { css: '#cancel table' });
  });

  test(`one of our numbers and a look-alike are told apart in ${locale}`, async ({ visitor }) => {
    await openRunning(visitor, at('/is-this-us'));
    for (const [typed, verdict] of [
      [formatPhone(firm.phones.main), 'same'],
      [lookAlikePhone, 'look-alike'],
    ] as const) {
      await fill(visitor, { 'to-check': typed });
      await visitor.click(button(official.words.button));
      await expectAttribute(visitor, { css: '[data-verdict]' }, 'data-verdict', verdict);
    }
  });

  test(`a letter is written in ${locale}`, async ({ visitor }) => {
    await openRunning(visitor, at('/letters/more-information'));
    await fill(visitor, {
      name: 'Ana Muñoz',
      street: '27 Sample Street',
      city: 'Anytown',
      state: 'CT',
      zip: '06103',
    });
    await visitor.click(button(letterForms.write));
    await expectText(visitor, { css: 'main article' }, 'Anytown, CT 06103');
    await expectFocus(visitor, { css: 'main article :is(h2, h3)' });
  });
}
