import { createHash } from 'node:crypto';
import { versionAttribute } from '@/boot/protocol';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { escapePattern } from '@/hosts/escape-pattern';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { noticeNames, versionPath, versionsPath } from '@/lib/pages/pages';
import { violations } from '../accessibility/axe';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';

for (const locale of completeLocales) {
  const at = (path: string) => localizePath(path, locale);
  const t = messages[locale].Versions;

  test.describe(`versions of notices, ${at('/')}`, () => {
    test(
      'the list begins with the current version, and shows the hash of its text',
      { tag: ['@versions-1', '@versions-2'] },
      async ({ page, request }) => {
        for (const name of noticeNames) {
          const { version } = notices[name];
          await page.goto(at(versionsPath(name)));
          const first = page.locator('main ol > li').first();
          await expect(first.getByRole('heading')).toContainText(version);
          const file = await first.getByRole('link', { name: t.plain }).getAttribute('href');
          const text = await (await request.get(file!)).body();
          await expect(first.locator('code')).toHaveText(createHash('sha256').update(text).digest('hex'));
        }
        expect(await violations(page, versionsPath('privacy-notice'))).toEqual([]);
      },
    );

    test(
      'a version has its own address, says whether it is current, and links to all versions',
      { tag: '@versions-1' },
      async ({ page }) => {
        const { version } = notices['privacy-notice'];
        await page.goto(at('/privacy-notice'));
        await page.getByRole('link', { name: t.all, exact: true }).first().click();
        await expect(page).toHaveURL(new RegExp(`${at(versionsPath('privacy-notice'))}$`));
        await page.getByRole('link', { name: t.read.replace('{version}', version) }).click();
        await expect(page).toHaveURL(
          new RegExp(`${at(versionPath('privacy-notice', version)).replaceAll('.', '\\.')}$`),
        );
        const named = messages[locale].Legal.version.replace('{version}', version);
        await expect(page).toHaveTitle(new RegExp(`${escapePattern(`, ${named}`)}\\b`));
        await expect(page.getByRole('note').filter({ hasText: t.present })).toBeVisible();
        await expect(page.locator(`[${versionAttribute}]`)).toContainText(version);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        expect(await violations(page, 'a version')).toEqual([]);
      },
    );

    test('the feed lists each version, in the language of its address', { tag: '@versions-7' }, async ({ request }) => {
      const answer = await request.get(at('/notices.xml'));
      expect(answer.headers()['content-type']).toMatch(/xml/);
      const feed = await answer.text();
      const linked = [...feed.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).pathname);
      for (const name of noticeNames) {
        expect(linked).toContain(at(versionPath(name, notices[name].version)));
        expect(feed).toContain(contentIn(locale)[name].title);
      }
    });
  });
}
