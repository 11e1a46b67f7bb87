import { localeRecords, locales } from '@/lib/i18n/routing';
import { expect, test } from '../fixtures';
import { addressesIn } from '../site';
import { unreadable } from './clipped';

/** How a visitor reads: the width of the window in px, and what their browser or device does to the text. */
const ways = [
  { name: 'wider spacing of letters, words, lines and paragraphs', width: 375, style: 'spaced' },
  { name: 'wider spacing of letters, words, lines and paragraphs', width: 1440, style: 'spaced' },
  { name: 'the page at 200 %', width: 720, style: 'plain' },
  { name: 'text at 200 %', width: 375, style: 'large' },
  { name: 'text at 200 %', width: 1440, style: 'large' },
] as const;

const styles = {
  plain: '',
  // WCAG 1.4.12, word for word.
  spaced: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  large: '',
};

for (const locale of locales) {
  for (const { name, width, style } of ways) {
    test(`every page in ${localeRecords[locale].name} can be read with ${name} at ${width} px`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      // The browser's own setting for the size of text, whose standard is 16 px.
      if (style === 'large') await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      const lost: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets.push(sheet);
        }, styles[style]);
        lost.push(...(await unreadable(page)).map((what) => `${path}: ${what}`));
      }
      expect(lost).toEqual([]);
    });
  }
}
