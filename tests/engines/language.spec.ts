import { localizePath } from '@/lib/i18n/localize-path';
import { localeRecords, otherLocale, userLocaleKey } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expectAddress, expectInView } from './expectations';
import { expect, test } from './fixtures';
import { openRunning } from './running-page';
import { switcherTo } from './targets';
import type { Visitor } from './visitor';

const stored = (visitor: Visitor) => visitor.evaluate((key) => localStorage.getItem(key), userLocaleKey);
const language = (visitor: Visitor) => visitor.evaluate(() => document.documentElement.lang);

for (const [locale, here, there] of [
  ['en', '/about#our-team', '/es/about#our-team'],
  ['es', '/es/about#our-team', '/about#our-team'],
] as const) {
  test(`the language switch on ${here} stores the choice and leads to ${there}`, async ({ visitor }) => {
    await openRunning(visitor, localizePath('/about', locale));
    await visitor.click({ css: 'main a[href="#our-team"]' });
    await expectAddress(visitor, here);
    expect(await stored(visitor)).toBeNull();
    await markDocument(visitor);
    await visitor.click(switcherTo(otherLocale(locale)));
    await expectAddress(visitor, there);
    await expect.poll(() => language(visitor)).toBe(localeRecords[otherLocale(locale)].iso);
    expect(await stored(visitor)).toBe(otherLocale(locale));
    expect(await isSameDocument(visitor)).toBe(true);
    await expectInView(visitor, { css: '#our-team' });
  });

  test(`a stored choice of ${otherLocale(locale)} redirects ${here} to ${there}`, async ({ visitor }) => {
    await visitor.open('/robots.txt');
    await visitor.evaluate(([key, value]) => localStorage.setItem(key, value), [
      userLocaleKey,
      otherLocale(locale),
    ] as const);
    await visitor.open(here);
    await expectAddress(visitor, there);
    expect(await language(visitor)).toBe(localeRecords[otherLocale(locale)].iso);
    await expectInView(visitor, { css: '#our-team' });
  });
}
