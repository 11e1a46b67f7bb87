import { navigationIn } from '@/content/navigation';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { messages } from '../e2e/kit/messages';
import { can } from './capabilities';
import { expectAddress, expectAttribute, expectFocus, expectHidden, expectShown } from './expectations';
import { expect, test } from './fixtures';
import { openRunning } from './running-page';
import { headerLink, pageHeading } from './targets';
import type { Target } from './visitor';

for (const locale of completeLocales) {
  const name = messages[locale].Menu.label;
  const button: Target = { role: 'button', name, within: 'header[data-state]' };
  const menu: Target = { role: 'navigation', name };
  const [first] = navigationIn(locale).header.menu;
  const services: Target = {
    role: 'link',
    name: messages[locale].Header.links.services,
    within: `nav[aria-label="${name}"]`,
  };

  test(`on a narrow screen the menu opens, Escape closes it and focuses its button, and its links work in ${locale}`, async ({
    visitor,
    engineName,
  }) => {
    await visitor.resize(can(engineName, 'phoneWidth') ? 390 : 460, 844);
    await openRunning(visitor, localizePath('/about', locale));
    await expectHidden(visitor, menu);
    await visitor.click(button);
    await expectShown(visitor, menu);
    await expectAttribute(visitor, button, 'aria-expanded', 'true');
    await expectFocus(visitor, headerLink(messages[locale].Header.links[first.label]));
    expect(await visitor.evaluate(() => document.querySelectorAll('main[inert], footer[inert]').length)).toBe(2);
    await visitor.press('Escape');
    await expectHidden(visitor, menu);
    await expectFocus(visitor, button);
    expect(await visitor.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await visitor.click(button);
    await visitor.click(services);
    await expectAddress(visitor, localizePath('/services', locale));
    await expectHidden(visitor, menu);
    await expectFocus(visitor, pageHeading);
  });
}
