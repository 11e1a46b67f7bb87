import { contentIn } from '@/content';
import { mainPhoneIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, otherLocale } from '@/lib/i18n/routing';
import { messages } from '../e2e/kit/messages';
import { can } from './capabilities';
import { expectAddress, expectAttribute, expectHidden, expectInView, expectShown, expectText } from './expectations';
import { test } from './fixtures';
import { footerLink, headerLink, pageHeading, switcherTo } from './targets';

for (const locale of completeLocales) {
  const words = messages[locale];

  test(`pages are readable and their links work in ${locale}`, async ({ visitor }) => {
    await visitor.open(localizePath('/about', locale));
    await expectText(visitor, pageHeading, contentIn(locale).about.hero.title);
    const { anchor, label } = contentIn(locale).about.jumpNav[1] ?? { anchor: '', label: '' };
    await visitor.click({ role: 'link', name: label, within: 'main' });
    await expectInView(visitor, { css: anchor });
    await expectAttribute(visitor, footerLink(locale, 'reliefAct'), 'href', firm.sites.reliefAct);
    await visitor.click(switcherTo(otherLocale(locale)));
    await expectAddress(visitor, localizePath('/about', otherLocale(locale)));
    await expectText(visitor, pageHeading, contentIn(otherLocale(locale)).about.hero.title);
  });

  test(`the menu is a link to the footer’s links in ${locale}`, async ({ visitor, engineName }) => {
    await visitor.resize(can(engineName, 'phoneWidth') ? 390 : 460, 844);
    await visitor.open(localizePath('/services', locale));
    await expectHidden(visitor, { role: 'button', name: words.Menu.label, within: 'header[data-state]' });
    await visitor.click(headerLink(words.Menu.label));
    await expectAddress(visitor, `${localizePath('/services', locale)}#site-links`);
    await visitor.click(footerLink(locale, 'contact'));
    await expectAddress(visitor, localizePath('/contact', locale));
  });

  test(`consent is a link to the phone numbers, and Print is hidden, in ${locale}`, async ({ visitor }) => {
    await visitor.open(localizePath('/make-payment/efta-consent', locale));
    await expectShown(visitor, pageHeading);
    await expectHidden(visitor, { role: 'button', name: words.PrintButton.label });
    await expectHidden(visitor, { role: 'button', name: words.Consent.consent });
    await visitor.click({ role: 'link', name: words.Consent.consent, within: 'main' });
    await expectInView(visitor, { css: `main :target a[href="tel:${mainPhoneIn(locale)}"]` });
  });
}
