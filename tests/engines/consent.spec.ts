import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { messages } from '../e2e/kit/messages';
import { expectAttribute, expectFocus, expectHidden, expectShown } from './expectations';
import { expect, test } from './fixtures';
import { openRunning } from './running-page';
import type { Target } from './visitor';

for (const locale of completeLocales) {
  const { consent } = contentIn(locale)['make-payment/efta-consent'];
  const labels = messages[locale].Consent;
  const heading = (name: string): Target => ({ role: 'heading', name, within: 'main' });
  const button = (name: string): Target => ({ role: 'button', name, within: 'main' });

  test(`consent is given, confirmed with the numbers to call, and withdrawn in ${locale}`, async ({ visitor }) => {
    await openRunning(visitor, localizePath('/make-payment/efta-consent', locale));
    await visitor.click(button(labels.consent));
    await expectFocus(visitor, heading(consent.confirmedTitle));
    for (const number of [firm.phones.main, firm.phones.newYorkCity, firm.phones.yonkers]) {
      await expectAttribute(
        visitor,
        { role: 'link', name: formatPhone(number), within: 'main' },
        'href',
        `tel:${number}`,
      );
    }
    await expectHidden(visitor, button(labels.consent));
    await visitor.click(button(labels.withdraw));
    await expectFocus(visitor, heading(consent.title));
    await expectShown(visitor, button(labels.consent));
    await expectHidden(visitor, heading(consent.confirmedTitle));
  });

  test(`the Print button of a notice opens the print dialog in ${locale}`, async ({ visitor }) => {
    await openRunning(visitor, localizePath('/privacy-notice', locale));
    await visitor.evaluate(() => void Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
    await visitor.click(button(messages[locale].PrintButton.label));
    await expect.poll(() => visitor.evaluate(() => 'printed' in window)).toBe(true);
  });
}
