import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { messages } from '../e2e/kit/messages';
import { expectAttribute, expectFocus, expectHidden, expectShown, expectText } from './expectations';
import { expect, test } from './fixtures';
import { openRunning } from './running-page';
import { footerLink } from './targets';
import type { Target } from './visitor';

for (const locale of completeLocales) {
  const words = messages[locale].LeaveSite;
  const dialog: Target = { role: 'dialog', name: words.title };
  const stay: Target = { role: 'button', name: words.stay };
  const continueLink: Target = { role: 'link', name: words.continue, within: 'dialog' };

  test(`a link to another site opens the leave-site dialog, and Escape stays, in ${locale}`, async ({ visitor }) => {
    const path = localizePath('/services', locale);
    const opener = footerLink(locale, 'reliefAct');
    await openRunning(visitor, path);
    await visitor.click(opener);
    await expectText(visitor, dialog, new URL(firm.sites.reliefAct).host);
    await expectFocus(visitor, stay);
    await expectAttribute(visitor, continueLink, 'href', firm.sites.reliefAct);
    await expectAttribute(visitor, continueLink, 'target', '_blank');
    expect(await visitor.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
    await visitor.press('Escape');
    await expectHidden(visitor, dialog);
    await expectFocus(visitor, opener);
    await visitor.click(opener);
    await expectShown(visitor, dialog);
    await visitor.click(stay);
    await expectHidden(visitor, dialog);
    await expectFocus(visitor, opener);
    expect(await visitor.address()).toBe(path);
  });
}
