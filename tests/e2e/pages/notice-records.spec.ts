import { createHash } from 'node:crypto';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { noticeNames } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';

type Listed = {
  notice: string;
  version: string;
  texts: { language: string; page: string; text: string; sha256: string }[];
};

for (const locale of completeLocales) {
  for (const notice of noticeNames) {
    test(
      `the text file of ${notice} in ${localeRecords[locale].name} has the hash shown on its page`,
      { tag: '@versions-6' },
      async ({ page, request }) => {
        await page.goto(localizePath(`/${notice}`, locale));
        const record = page.locator('#record');
        const shown = await record.locator('code').innerText();
        const link = record.getByRole('link', { name: messages[locale].Legal.plainText });
        const answer = await request.get((await link.getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
        const body = await answer.body();
        expect(createHash('sha256').update(body).digest('hex')).toBe(shown);
        expect(body.toString('utf8').startsWith(`${contentIn(locale)[notice].title}\n`)).toBe(true);
      },
    );
  }
}

test(
  '/notices.json lists every version with its pages, texts and hashes',
  { tag: '@versions-4' },
  async ({ request }) => {
    const { versions } = (await (await request.get('/notices.json')).json()) as { versions: Listed[] };
    expect(versions.map(({ notice, version }) => [notice, version])).toEqual(
      expect.arrayContaining(noticeNames.map((name) => [name, notices[name].version])),
    );
    for (const { page, text, sha256 } of versions.flatMap(({ texts }) => texts)) {
      expect((await request.get(page, { maxRedirects: 0 })).status(), page).toBe(200);
      const body = await (await request.get(text, { maxRedirects: 0 })).body();
      expect(createHash('sha256').update(body).digest('hex'), text).toBe(sha256);
    }
  },
);
