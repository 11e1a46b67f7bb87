import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { expect, factsOf, pagesOf, test } from '../kit/site';

/** Runs in the browser. The contact links outside a page's own text, in order. */
function waysToAPerson({ html, contact, chat }: { html: string; contact: string; chat: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const ways = document.querySelectorAll(
    `a[href^="tel:"], a[href^="mailto:"], a[href="${contact}"], a[href="${chat}"]`,
  );
  return (
    [...ways]
      // The chat's panel is closed, so only its launcher counts.
      .filter((way) => !way.closest('main') && (way.getAttribute('href') === chat || !way.closest('aside')))
      .map((way) => `${way.closest('footer') ? 'footer' : 'before it'}: ${way.getAttribute('href')}`)
      .filter((way, index, all) => way !== all[index - 1])
  );
}

// WCAG 2.2, 3.2.6: https://www.w3.org/TR/WCAG22/#consistent-help
for (const locale of completeLocales)
  test(`phone, mail, contact page and chat are in the same order on every page in ${locale}`, async ({
    page,
    site,
  }) => {
    const [contact, chat] = [localizePath(pagePaths.contact, locale), localizePath(pagePaths.Chat, locale)];
    const waysOn = (html: string) => page.evaluate(waysToAPerson, { html, contact, chat });
    const expected = await waysOn(factsOf(site, localizePath(pagePaths.home, locale)).html);
    expect(expected).toContainEqual(expect.stringMatching(/^before it: tel:/));
    expect(expected).toContainEqual(`footer: ${contact}`);
    for (const { path, html } of pagesOf(site).filter((facts) => facts.locale === locale)) {
      // The chat's own page has the chat in its content.
      const ways = expected.filter((way) => path !== chat || !way.endsWith(chat));
      expect.soft(await waysOn(html), path).toEqual(ways);
    }
  });
