import { describe, expect, it } from 'vitest';
import { navigationIn } from '@/content/navigation';
import { linksOf } from '@/content-check/links';
import { loadSite } from '@/content-check/load-site';
import { completeLocales } from '@/lib/i18n/routing';
import { letterKinds } from '@/lib/letters/kinds';
import { under } from '@/lib/pages/family';
import { pageNames, pagePaths } from '@/lib/pages/pages';
import { situationSlugs } from '@/lib/pages/situations';

/** The home page, which the wordmark links to, and the families whose first page lists them all. */
const listed: readonly string[] = ['home', ...under('help', situationSlugs), ...under('letters', letterKinds)];

describe('pages', async () => {
  const links = linksOf(await loadSite());

  it.each(completeLocales)('are each linked from the copy of another page or the navigation in %s', (locale) => {
    const navigation = navigationIn(locale);
    const lists: readonly (readonly { href: string }[])[] = [
      navigation.header.menu,
      ...navigation.footer.map((group) => group.links),
      [navigation.applicants],
    ];
    const shared = lists.flat().map(({ href }) => href);
    const targets = (page: string) => [
      ...shared,
      ...links
        .filter((link) => link.locale === locale && link.twin.module.name !== page)
        .map(({ href }) => href.split('#')[0]),
    ];
    const unlinked = pageNames.filter((page) => !listed.includes(page) && !targets(page).includes(pagePaths[page]));
    expect(
      unlinked,
      'visitors cannot find these pages: link to each from other copy or in content/navigation.ts',
    ).toEqual([]);
  });
});
