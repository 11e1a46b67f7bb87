import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { type LetterKind, letterKinds } from '@/lib/letters/kinds';
import { pagePaths } from '@/lib/pages/pages';
import { isoDay } from '@/lib/time/calendar-day';
import { formatDay } from '@/lib/time/day-text';
import { momentOf } from '@/lib/time/zoned-time';
import { violations } from '../accessibility/axe';
import { countPrints } from '../kit/count-prints';
import { inDays, morningOf, today } from '../kit/days';
import { fillDay } from '../kit/fill-day';
import { fillWho } from '../kit/fill-who';
import { expect, test } from '../kit/fixtures';
import { type Pdf, pdfOf, sheetsOf } from '../kit/pdf';
import { problemSummary } from '../kit/problem-summary';
import { keptBy, watchRequests } from '../kit/requests-of-typing';
import { openRunning } from '../kit/running-page';

/** The unit of a PDF. */
const pointsPerInch = 72;

/** The letters that `letters-1` promises. */
const promised: readonly LetterKind[] = ['more-information', 'dispute', 'limit-contact', 'my-lawyer', 'stop-contact'];

const languages = completeLocales.map((locale) => {
  const forms = contentIn(locale)['letters/forms'];
  const { closing, signature } = contentIn(locale)['letters/frame'];
  const { answerByMail } = contentIn(locale)['letters/stop-contact'].letter.paragraphs;
  return {
    ...forms,
    locale,
    path: localizePath(pagePaths.letters, locale),
    letter: forms.yourLetter,
    date: formatDay(today, locale),
    part: forms.fields.amount.options.part,
    other: forms.fields.reasons.options.other,
    answerByMail,
    signed: `${closing} ${signature}`,
  };
});

async function fillKind(page: Page, kind: LetterKind): Promise<void> {
  if (kind === 'limit-contact') await page.locator('#ways-calls').check();
  if (kind === 'my-lawyer') {
    await page.locator('#lawyerName').fill('Rosa Vega');
    await page.locator('#lawyerPhone').fill('617-555-0188');
  }
  if (kind === 'stop-contact') await page.locator('#understood-understood').check();
}

/** The space around the text of a sheet, in inches. */
async function marginsOf(pdf: Pdf, sheetNumber: number) {
  const sheet = await pdf.getPage(sheetNumber);
  const { width, height } = sheet.getViewport({ scale: 1 });
  const boxes = (await sheet.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, bottom = 0] = item.transform as number[];
    return [{ left, right: width - left - item.width, top: height - bottom - item.height, bottom }];
  });
  const least = (side: 'left' | 'right' | 'top' | 'bottom') =>
    Math.min(...boxes.map((box) => box[side])) / pointsPerInch;
  return { left: least('left'), right: least('right'), top: least('top'), bottom: least('bottom') };
}

/** The height above the first words of a printed letter, in inches. */
function heightAboveWords(letter: Element): number {
  const words = document.createRange();
  words.selectNodeContents(letter.querySelector('small')!);
  return (words.getBoundingClientRect().top - letter.getBoundingClientRect().top) / 96;
}

for (const words of languages) {
  const write = (page: Page) => page.getByRole('button', { name: words.write }).click();
  const letterOn = (page: Page) => page.getByRole('article', { name: words.letter });

  test.describe(words.path, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(morningOf(today)));

    test('links to each letter', { tag: '@letters-1' }, async ({ page }) => {
      expect(letterKinds).toEqual(expect.arrayContaining([...promised]));
      await page.goto(words.path);
      for (const kind of letterKinds)
        await expect(page.locator(`main a[href="${words.path}/${kind}"]`).first()).toBeVisible();
      expect(await violations(page, words.path)).toEqual([]);
    });

    for (const kind of letterKinds) {
      test(`writes the letter ${kind}`, { tag: ['@letters-1', '@letters-3'] }, async ({ page }) => {
        await page.goto(`${words.path}/${kind}`);
        await fillWho(page, words.locale);
        await page.getByLabel(words.fields.reference.label).fill('WV-000123');
        await fillKind(page, kind);
        await write(page);
        const letter = letterOn(page);
        for (const part of [
          'Ana Muñoz',
          'Apt. 3',
          'Anytown, CT 06103',
          words.date,
          firm.addresses.mail.street,
          'WV-000123',
          '1.',
        ])
          await expect(letter).toContainText(part);
        await expect(letter.getByRole('heading', { name: words.letter })).toBeFocused();
        expect(await violations(page, `${words.path}/${kind}`)).toEqual([]);
      });
    }

    test('a click on the letter’s heading does not focus it again', { tag: '@letters-3' }, async ({ page }) => {
      await page.goto(`${words.path}/stop-contact`);
      await fillWho(page, words.locale);
      await fillKind(page, 'stop-contact');
      await write(page);
      const title = letterOn(page).getByRole('heading', { name: words.letter });
      await expect(title).toBeFocused();
      await page.keyboard.press('Tab');
      await title.click();
      await expect(title).not.toBeFocused();
    });

    test(
      'the letter that stops contact asks for the answer to a dispute, unless the box is unchecked',
      { tag: '@letters-12' },
      async ({ page }) => {
        await page.goto(`${words.path}/stop-contact`);
        await fillWho(page, words.locale);
        await fillKind(page, 'stop-contact');
        const asksForAnswer = page.locator('#answer-byMail');
        await expect(asksForAnswer).toBeHidden();
        await page.locator('#add-dispute').check();
        await expect(asksForAnswer).toBeChecked();
        await write(page);
        await expect(letterOn(page)).toContainText(words.answerByMail);
        await asksForAnswer.uncheck();
        await write(page);
        await expect(letterOn(page)).not.toContainText(words.answerByMail);
        expect(await violations(page, `${words.path}/stop-contact`)).toEqual([]);
      },
    );

    test(
      'an incomplete form lists what is missing, links to it, and keeps what was typed',
      { tag: ['@letters-2', '@form-2', '@form-3', '@field-3'] },
      async ({ page }) => {
        await page.goto(`${words.path}/dispute`);
        await page.getByLabel(words.fields.city.label, { exact: true }).fill('Anytown');
        await page.getByLabel(words.fields.zip.label, { exact: true }).fill('123');
        await write(page);
        const summary = problemSummary(page, words.locale);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveCount(4);
        // Every field that is named has the red of the summary around its control.
        const red = await summary.evaluate((element) => getComputedStyle(element).borderTopColor);
        const wrong = page.locator('[aria-invalid=true]');
        await expect(wrong).toHaveCount(4);
        for (const control of await wrong.all()) await expect(control).toHaveCSS('border-top-color', red);
        await summary.getByRole('link').first().click();
        await expect(page.getByLabel(words.fields.name.label, { exact: true })).toBeFocused();
        await expect(page.getByLabel(words.fields.city.label, { exact: true })).toHaveValue('Anytown');
        expect(await violations(page, `${words.path}/dispute`)).toEqual([]);
        await fillWho(page, words.locale);
        await write(page);
        await expect(summary).toHaveCount(0);
        await expect(letterOn(page)).toBeVisible();
      },
    );

    test('keeps a choice made before hydration', { tag: '@letters-2' }, async ({ page }) => {
      await page.goto(`${words.path}/dispute`);
      await page.getByLabel(words.part).check();
      await expect(page.locator('#partAmount')).toBeVisible();
    });

    test('wraps a long address line without an error', { tag: '@letters-2' }, async ({ page }) => {
      await openRunning(page, `${words.path}/dispute`);
      const street = page.getByLabel(words.fields.street.label, { exact: true });
      await street.fill(`${'Harrow Quay '.repeat(6)}7`);
      await expect(street).toHaveValue(`${'Harrow Quay '.repeat(5).trim()}\nHarrow Quay 7`);
      await expect(page.locator('#street-note')).toBeHidden();
      await street.fill('x'.repeat(10_000));
      await expect(page.locator('#street-note')).toBeVisible();
    });

    test('a single initial as a name is refused by name', { tag: ['@letters-2', '@form-8'] }, async ({ page }) => {
      await page.goto(`${words.path}/dispute`);
      await fillWho(page, words.locale, 'J');
      await write(page);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(words.fields.name.invalid!);
      await expect(letterOn(page)).toHaveCount(0);
    });

    test('a refused number produces no letter', { tag: ['@letters-4', '@form-4'] }, async ({ page }) => {
      await page.goto(`${words.path}/dispute`);
      await fillWho(page, words.locale, '4111 1111 1111 1111');
      await write(page);
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
      await expect(letterOn(page)).toHaveCount(0);
    });

    test(
      'markup, quotes and emoji are shown as typed; an overlong text is truncated with a message',
      { tag: ['@letters-4', '@form-5'] },
      async ({ page }) => {
        const city = '<img src=x onerror=alert(1)> "Ana" 🙂 مرحبا';
        await page.goto(`${words.path}/dispute`);
        await fillWho(page, words.locale);
        await page.getByLabel(words.fields.city.label, { exact: true }).fill(city);
        await page.getByLabel(words.other).check();
        await page.getByLabel(words.fields.ownWords.label).fill('x'.repeat(10_000));
        await expect(page.getByLabel(words.fields.ownWords.label)).toHaveValue('x'.repeat(300));
        await expect(page.locator('#ownWords-note')).toBeVisible();
        await write(page);
        await expect(letterOn(page)).toContainText(city);
        await expect(letterOn(page).locator('img')).toHaveCount(0);
      },
    );

    test('the letter in the other language has the same paragraph numbers', { tag: '@letters-5' }, async ({ page }) => {
      await page.goto(`${words.path}/dispute`);
      await fillWho(page, words.locale);
      await write(page);
      const letter = letterOn(page);
      if (words.locale === 'en') {
        await expect(letter.locator('[data-letter]')).toHaveCount(1);
        await letter.getByRole('button', { name: words.addTwin }).click();
      }
      await expect(letter.getByText(words.either)).toBeVisible();
      const numbers = (locale: string) =>
        letter.locator(`[data-letter="${locale}"]`).evaluate((sheet) => sheet.textContent.match(/\d+\.(?=\p{L})/gu));
      for (const locale of completeLocales)
        await expect(letter.locator(`[data-letter][lang="${locale}"]`)).toContainText(
          contentIn(locale)['letters/frame'].closing,
        );
      expect(await numbers('en')).toEqual(await numbers('es'));
    });

    test(
      'prints only the letter, on one page of letter paper with margins of an inch',
      { tag: '@letters-6' },
      async ({ page }) => {
        await page.goto(`${words.path}/dispute`);
        await fillWho(page, words.locale);
        await write(page);
        await expect(letterOn(page)).toBeVisible();
        const pdf = await pdfOf(page);
        const sheets = await sheetsOf(pdf);
        expect(sheets).toHaveLength(1);
        expect(sheets[0]?.startsWith('Ana Muñoz 27 Sample Street'), sheets[0]).toBe(true);
        expect(sheets[0]?.endsWith(`${words.signed} Ana Muñoz`), sheets[0]).toBe(true);
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        expect([width / pointsPerInch, height / pointsPerInch]).toEqual([8.5, 11]);
        const margins = await marginsOf(pdf, 1);
        for (const side of ['left', 'right', 'top', 'bottom'] as const)
          expect(margins[side], side).toBeGreaterThan(0.98);
        await page.emulateMedia({ media: 'print' });
        await expect(letterOn(page).locator(`[data-letter="${words.locale}"]`)).toBeVisible();
        for (const gone of ['header', 'footer', 'h1', 'form', '[data-blank]', 'main h2'])
          await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
      },
    );

    test(
      'the pressed Print button decides which letter is printed, and the next print-out is the letter in the page’s language',
      { tag: '@letters-6' },
      async ({ page }) => {
        const prints = await countPrints(page);
        await page.goto(`${words.path}/dispute`);
        await fillWho(page, words.locale);
        await write(page);
        const letter = letterOn(page);
        const blank = page.locator('[data-blank]');
        await expect(letter).toBeVisible();
        const add = letter.getByRole('button', { name: words.addTwin });
        if (await add.isVisible()) await add.click();
        /** The sheets of letters that would be printed now, by their language; the blank one after a star. */
        const printed = async () => {
          await page.emulateMedia({ media: 'print' });
          const seen = page.locator('[data-letter]').filter({ visible: true });
          const sheets = await seen.evaluateAll((all) =>
            all.map((sheet) => `${sheet.closest('[data-blank]') ? '*' : ''}${sheet.getAttribute('data-letter')}`),
          );
          await page.emulateMedia({ media: null });
          return sheets;
        };
        const usual = [words.locale];
        expect(await printed()).toEqual(usual);

        for (const [place, expected] of [
          [
            blank,
            await blank
              .locator('[data-letter]')
              .evaluateAll((all) => all.map((sheet) => `*${sheet.getAttribute('lang')}`)),
          ],
          ...completeLocales.map((locale) => [letter.locator(`[data-sheet="${locale}"]`), [locale]] as const),
        ] as const) {
          const before = await prints();
          await place.getByRole('button', { name: words.print }).click();
          await expect.poll(prints).toBe(before + 1);
          expect(await printed()).toEqual(expected);
          await page.evaluate(() => dispatchEvent(new Event('afterprint')));
          expect(await printed()).toEqual(usual);
        }
        await blank.getByRole('button', { name: words.print }).click();
        const [sheet] = await sheetsOf(await pdfOf(page));
        expect(sheet?.endsWith(contentIn(words.locale)['letters/frame'].signature), sheet).toBe(true);
      },
    );

    test('prints the longest letter on one page', { tag: '@letters-6' }, async ({ page }) => {
      await page.goto(`${words.path}/dispute`);
      await fillWho(page, words.locale);
      await page
        .getByLabel(words.fields.street.label, { exact: true })
        .fill('Care of Rosa Vega\n27 Sample Street\nApt. 3');
      await page.getByLabel(words.fields.reference.label).fill('WV-000123');
      await page.getByLabel(words.part).check();
      await page.locator('#partAmount').fill('1,234.56');
      for (const choice of await page.locator('main form input[type=checkbox]').all()) await choice.check();
      await page.getByLabel(words.fields.ownWords.label).fill('I paid it. '.repeat(27));
      await write(page);
      await expect(letterOn(page)).toContainText('1,234.56');
      expect(await sheetsOf(await pdfOf(page))).toHaveLength(1);
    });

    test('copies the letter as text and says so, or says that it failed', { tag: '@letters-6' }, async ({ page }) => {
      await page.addInitScript(() => {
        const copied: string[] = [];
        Object.assign(globalThis, { copied });
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: (text: string) =>
              copied.length > 0 ? Promise.reject(new Error('denied')) : Promise.resolve(void copied.push(text)),
          },
        });
      });
      await page.goto(`${words.path}/dispute`);
      await fillWho(page, words.locale);
      await write(page);
      const copy = letterOn(page).getByRole('button', { name: words.copy }).last();
      const said = letterOn(page).getByRole('status').last();
      await copy.click();
      await expect(said).toHaveText(words.copied);
      expect(await page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied[0])).toMatch(
        /^Ana Muñoz\n27 Sample Street\nApt. 3\nAnytown, CT 06103\n\n/,
      );
      await copy.click();
      await expect(said).toHaveText(words.notCopied);
    });

    test(
      'shows after the letter where to send it, by when, and what happens next',
      { tag: '@letters-7' },
      async ({ page }) => {
        await page.goto(`${words.path}/dispute`);
        await fillWho(page, words.locale);
        await fillDay(page, 'disputeBy', inDays(16));
        await write(page);
        const letter = letterOn(page);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          letter.getByRole('link', { name: words.save }).click(),
        ]);
        expect(readFileSync(await download.path(), 'utf8')).toContain(
          `DTSTART;VALUE=DATE:${isoDay(inDays(16)).replaceAll('-', '')}`,
        );
        for (const way of [firm.addresses.mail.street, firm.addresses.office.street, firm.emails.disputes])
          await expect(page.getByRole('main').getByText(way).filter({ visible: true }).last()).toBeVisible();
      },
    );

    test(
      'typing sends nothing, stores nothing and keeps the address; a reload clears the form',
      { tag: '@form-1' },
      async ({ page }) => {
        await page.goto(`${words.path}/dispute`);
        await page.getByLabel(words.fields.name.label, { exact: true }).fill('x');
        await write(page);
        await expect(problemSummary(page, words.locale)).toBeVisible();
        const requests = await watchRequests(page);
        const before = await keptBy(page);
        await fillWho(page, words.locale);
        await write(page);
        await expect(letterOn(page)).toBeVisible();
        expect(await keptBy(page)).toBe(before);
        expect(await requests()).toEqual([]);
        await page.reload();
        await expect(page.getByLabel(words.fields.name.label, { exact: true })).toHaveValue('');
      },
    );
  });

  test.describe(`${words.path} in a time zone where the next day has begun`, () => {
    test.use({ timezoneId: 'Asia/Tokyo' });

    test('the letter has the visitor’s local date', { tag: '@letters-1' }, async ({ page }) => {
      await page.clock.setFixedTime(momentOf(today, 30 * 60, 'Asia/Tokyo'));
      await page.goto(`${words.path}/more-information`);
      await fillWho(page, words.locale);
      await write(page);
      await expect(letterOn(page)).toContainText(words.date);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${words.path}: each letter can be filled in by hand, and prints alone`,
      { tag: ['@letters-6', '@form-6'] },
      async ({ page }) => {
        for (const kind of letterKinds) {
          await page.goto(`${words.path}/${kind}`);
          await expect(page.locator('form:visible')).toHaveCount(0);
          await expect(page.locator('[data-blank] [data-letter]').first()).toContainText(firm.addresses.mail.street);
          await page.emulateMedia({ media: 'print' });
          await expect(page.locator('[data-blank] [data-letter]').first()).toBeVisible();
          await expect(page.locator('footer').filter({ visible: true })).toHaveCount(0);
          const pdf = await pdfOf(page);
          const sheets = await sheetsOf(pdf);
          const sheetLocales = words.locale === 'es' ? (['es', 'en'] as const) : (['en'] as const);
          expect(sheets, `${kind}: a sheet for each language`).toHaveLength(sheetLocales.length);
          sheetLocales.forEach((locale, index) => {
            expect(sheets[index], kind).toContain(firm.addresses.mail.street);
            const { signature } = contentIn(locale)['letters/frame'];
            expect(sheets[index]?.endsWith(signature), `${kind}: a line to sign on in ${locale}`).toBe(true);
          });
          // Above the first words of a sheet is a line to write on, which is no text.
          const lineHeight = await page.locator('[data-blank] [data-letter]').first().evaluate(heightAboveWords);
          for (const sheetNumber of sheetLocales.keys()) {
            const { left, right, top, bottom } = await marginsOf(pdf, sheetNumber + 1);
            expect(top - lineHeight, `${kind}: margin above`).toBeCloseTo(0.75, 2);
            expect(bottom, `${kind}: margin below`).toBeGreaterThan(0.73);
            expect(Math.min(left, right), `${kind}: margins beside`).toBeGreaterThan(0.98);
          }
          await page.emulateMedia({ media: 'screen' });
        }
      },
    );
  });
}
