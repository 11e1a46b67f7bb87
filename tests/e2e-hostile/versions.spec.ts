import type { Locator } from '@playwright/test';
import { notices } from '@/content/notices';
import { textAddress } from '@/content/versions';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { changesPath, versionPath, versionsPath } from '@/lib/pages/pages';
import { violations } from '@/tests/e2e/accessibility/axe';
import { expect, test } from '@/tests/e2e/kit/fixtures';
import { messages } from '@/tests/e2e/kit/messages';
import { serveCounter } from './counter';
import { earlierTerms } from './earlier-terms';
import { payload } from './payload';

const notice = 'terms-of-use';
const versions = [notices[notice], ...earlierTerms.toReversed()].map(({ version }) => version);
const [present, middle, oldest] = versions as [string, string, string];
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The compared text without the words in `leftOut` elements, and without the hidden words that mark where changes begin and end. */
async function readWithout(compared: Locator, leftOut: 'ins' | 'del'): Promise<string> {
  const paragraphs = await compared.evaluateAll(
    (nodes, selector) =>
      nodes.map((node) => {
        const copy = node.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll(`${selector}, .visually-hidden`)) part.remove();
        return copy.textContent;
      }),
    leftOut,
  );
  return spaced(paragraphs.join(' '));
}

for (const locale of completeLocales) {
  const at = (path: string) => localizePath(path, locale);
  const t = messages[locale].Versions;

  test.describe(`a notice of three versions in ${locale}`, () => {
    test.beforeEach(({ page }) => serveCounter(page));

    test('lists its versions, the current one first', { tag: '@versions-2' }, async ({ page }) => {
      await page.goto(at(versionsPath(notice)));
      const titles = await page.locator('main ol > li').getByRole('heading').allTextContents();
      expect(titles).toHaveLength(versions.length);
      versions.forEach((version, index) => expect(titles[index]).toContain(version));
    });

    test('an old version says that it was replaced and links to the current one', async ({ page }) => {
      await page.goto(at(versionPath(notice, oldest)));
      const note = page.getByRole('note').filter({ hasText: t.replaced.replace('{version}', present) });
      await expect(note.getByRole('link', { name: t.toPresent })).toHaveAttribute('href', at(`/${notice}`));
      await expect(page.getByRole('main')).toContainText(payload);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    });

    for (const [newer, older] of [
      [present, middle],
      [middle, oldest],
    ] as const) {
      test(
        `compares ${older} with ${newer} and shows the full text of both`,
        { tag: '@versions-3' },
        async ({ page, request }) => {
          const textOf = async (version: string) =>
            spaced(await (await request.get(textAddress({ notice, version }, locale))).text());
          await page.goto(at(versionsPath(notice)));
          await page.locator(`main a[href="${at(changesPath(notice, newer))}"]`).click();
          await expect(page).toHaveURL(at(changesPath(notice, newer)));
          const compared = page.locator('article > p:not(header p)');
          expect(await readWithout(compared, 'ins')).toBe(await textOf(older));
          expect(await readWithout(compared, 'del')).toBe(await textOf(newer));
          await expect(page.locator('del').first()).toContainText(t.removed);
          await expect(page.locator('ins').first()).toContainText(t.added);
          expect(await violations(page, 'a comparison')).toEqual([]);
        },
      );
    }

    test('the feed has an entry for each version', { tag: '@versions-7' }, async ({ request }) => {
      const feed = await (await request.get(at('/notices.xml'))).text();
      for (const version of versions) expect(feed).toContain(at(versionPath(notice, version)));
    });
  });
}
