import { contentIn } from '@/content';
import { headerThresholds } from '@/lib/header-reducer';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expectAddress, expectAttribute, expectFocus, expectInView, expectText } from './expectations';
import { expect, test } from './fixtures';
import { openRunning } from './running-page';
import { banner, footerLink, pageHeading } from './targets';
import type { Visitor } from './visitor';

const position = (visitor: Visitor) => visitor.evaluate(() => Math.round(scrollY));

/** Scrolls to `y`, and waits until the page is there. */
async function scrollTo(visitor: Visitor, y: number): Promise<void> {
  await visitor.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => position(visitor)).toBe(y);
}

for (const locale of completeLocales) {
  test(`a followed link focuses the new page’s heading at its top; Back and Forward restore the position in ${locale}`, async ({
    visitor,
  }) => {
    const [from, to] = [localizePath('/terms-of-use', locale), localizePath('/about', locale)];
    await openRunning(visitor, from);
    await markDocument(visitor);
    await visitor.evaluate(() =>
      document.querySelector('#site-links')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expectInView(visitor, footerLink(locale, 'about'));
    // The driver may scroll before it clicks: what counts is where the page is at the click.
    await visitor.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), {
        once: true,
        capture: true,
      }),
    );
    await visitor.click(footerLink(locale, 'about'));
    await expectAddress(visitor, to);
    await expectText(visitor, pageHeading, contentIn(locale).about.hero.title);
    await expectFocus(visitor, pageHeading);
    await expect.poll(() => position(visitor)).toBe(0);
    const left = await visitor.evaluate(() => (window as Window & { leftAt?: number }).leftAt);
    expect(left).toBeGreaterThan(700);
    await scrollTo(visitor, 600);
    await visitor.evaluate(() => history.back());
    await expectAddress(visitor, from);
    await expect.poll(() => position(visitor)).toBe(left);
    await visitor.evaluate(() => history.forward());
    await expectAddress(visitor, to);
    await expect.poll(() => position(visitor)).toBe(600);
    await expectFocus(visitor, pageHeading);
    expect(await isSameDocument(visitor)).toBe(true);
  });
}

test('the header is compact after scrolling, hides far down, and returns when scrolling up', async ({ visitor }) => {
  await openRunning(visitor, '/terms-of-use');
  await expectAttribute(visitor, banner, 'data-state', 'open');
  for (const [y, state] of [
    [headerThresholds.shrinkAfterPx + 1, 'compact'],
    [headerThresholds.hideAfterDownPx + 400, 'compact-and-deep'],
  ] as const) {
    await scrollTo(visitor, y);
    await expectAttribute(visitor, banner, 'data-state', state);
  }
  await expect.poll(async () => (await visitor.look(banner))?.isInView).toBe(false);
  await scrollTo(visitor, headerThresholds.hideAfterDownPx + 399 - headerThresholds.showAfterUpPx);
  await expectAttribute(visitor, banner, 'data-state', 'compact');
  await expectInView(visitor, banner);
});
