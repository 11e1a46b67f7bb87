import { isLocale } from '@/lib/i18n/routing';
import { linksOf, pageAnchors } from '../links';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { twinFault } from '../twins';

/** Every internal address exists, and every `#id` exists on the page it links to. */
export const deadLinks: Rule = { name: 'dead-links', check };

function check(site: SiteUnderTest): Fault[] {
  const paths = site.pages.map(({ path }) => path);
  return linksOf(site).flatMap(({ twin, locale, href }) => {
    if (!/^[/#]/.test(href)) return [];
    const [path = '', anchor] = href.split('#');
    if (isLocale(path.split('/')[1])) {
      return [
        twinFault(
          twin,
          `"${href}" has a language prefix.`,
          'the address without its language, which is put in front',
          locale,
        ),
      ];
    }
    if (site.sideAddresses.includes(path)) {
      if (anchor === undefined) return [];
      return [twinFault(twin, `"${href}" has an id that cannot be checked.`, `"${path}"`, locale)];
    }
    if (path !== '' && !paths.includes(path)) {
      return [twinFault(twin, `"${href}" is not a page of this site.`, `one of ${paths.join(' ')}`, locale)];
    }
    const module = path === '' ? twin.module.name : site.pages.find((page) => page.path === path)?.module;
    const anchors = pageAnchors(site, module ?? '', locale);
    if (anchor === undefined || anchors.includes(anchor)) return [];
    return [
      twinFault(
        twin,
        `"${href}" leads to an id that is not on that page.`,
        `one of ${anchors.map((id) => `#${id}`).join(' ')}`,
        locale,
      ),
    ];
  });
}
