import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { messages } from '../e2e/kit/messages';
import { expectAddress, expectFocus, expectInView, expectText } from './expectations';
import { expect, test } from './fixtures';
import { openRunning, startProgram } from './running-page';
import { footerLink, headerLink, pageHeading } from './targets';

for (const locale of completeLocales) {
  test(`a ${locale} page is readable and runs no scripts before the first interaction`, async ({ visitor }) => {
    await visitor.open(localizePath('/about', locale));
    await expectText(visitor, pageHeading, contentIn(locale).about.hero.title);
    const running = () =>
      visitor.evaluate(() => document.querySelectorAll('script[src*="/_next/static/runtime/"]').length);
    expect(await running()).toBe(0);
    await startProgram(visitor);
    expect(await running()).toBeGreaterThan(0);
  });

  test(`links lead to pages and sections in ${locale}`, async ({ visitor }) => {
    await openRunning(visitor, localizePath('/', locale));
    await markDocument(visitor);
    await visitor.click(headerLink(messages[locale].Header.links.about));
    await expectAddress(visitor, localizePath('/about', locale));
    await expectText(visitor, pageHeading, contentIn(locale).about.hero.title);
    const { anchor, label } = contentIn(locale).about.jumpNav[1] ?? { anchor: '', label: '' };
    await visitor.click({ role: 'link', name: label, within: 'main' });
    await expectAddress(visitor, localizePath('/about', locale) + anchor);
    await expectInView(visitor, { css: anchor });
    await visitor.click(footerLink(locale, 'contact'));
    await expectAddress(visitor, localizePath('/contact', locale));
    await expectText(visitor, pageHeading, contentIn(locale).contact.hero.title);
    expect(await visitor.evaluate(() => document.title)).toBe(`${contentIn(locale).contact.meta.title} – ${firm.name}`);
    expect(await isSameDocument(visitor)).toBe(true);
  });

  test(`the skip link is the first Tab stop in ${locale}`, async ({ visitor }) => {
    await visitor.open(localizePath('/about', locale));
    await visitor.press('Tab');
    await expectFocus(visitor, { role: 'link', name: messages[locale].Site.skip });
    await visitor.press('Enter');
    await expectFocus(visitor, { css: 'main' });
  });
}
