import { relative } from 'node:path';
import { settings } from '@/content/settings';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { fileOnDisk } from '@/scripts/kit/site-files';
import { htmlFiles } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { addresses } from '../kit/site';

test('the alert bar is only on the home page, and only if the settings enable it', { tag: '@frame-2' }, () => {
  expect(htmlFiles.length).toBeGreaterThan(addresses.length);
  const homes = locales
    .map((locale) => relative('out', fileOnDisk('out', localizePath(pagePaths.home, locale))))
    .sort();
  const shown = htmlFiles.filter(({ html }) => /<\w[^>]*\sdata-alert-bar/.test(html));
  expect(shown.map(({ file }) => file).sort()).toEqual(settings.alertBar.enabled ? homes : []);
});
