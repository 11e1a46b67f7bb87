import type { CompleteLocale } from '@/lib/i18n/routing';
import { type Link, linksOf } from '../links';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { twinFault } from '../twins';

/**
 * Every external target is in `content/firm.ts` or `content/help/free-help-sites.ts`, in the variant of the page's language; only https, tel and
 * mailto are allowed.
 */
export const externalLinks: Rule = { name: 'external-links', check };

function check(site: SiteUnderTest): Fault[] {
  return linksOf(site).flatMap((link) => {
    const fault = faultOf(site, link);
    return fault ? [twinFault(link.twin, `"${link.href}" ${fault.message}`, fault.expected, link.locale)] : [];
  });
}

type LinkFault = { message: string; expected: string };

function faultOf(site: SiteUnderTest, { href, locale }: Link): LinkFault | undefined {
  if (/^(?:\/(?!\/)|#)/.test(href)) return undefined;
  const [, scheme = '', target = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(href) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return site.phones.includes(target) ? undefined : unknown('number', 'phones');
    case 'mailto':
      return site.emails.includes(target) ? undefined : unknown('mailbox', 'emails');
    case 'https':
      return siteFault(site, href, locale);
    default:
      return {
        message: 'is not an address that content may link to.',
        expected: 'an internal path such as /contact, an #id, tel:, mailto: or https:',
      };
  }
}

function siteFault({ externalAddresses }: SiteUnderTest, href: string, locale: CompleteLocale): LinkFault | undefined {
  if (externalAddresses.some((address) => address[locale] === href)) return undefined;
  const variant = externalAddresses.find(({ en, es }) => en === href || es === href);
  if (!variant) return unknown('address', 'sites', ' or content/help/free-help-sites.ts');
  return { message: 'is the variant for the other language.', expected: `${variant[locale]} (site.${variant.name})` };
}

function unknown(what: string, list: string, elsewhere = ''): LinkFault {
  return { message: `is an unknown ${what}.`, expected: `one of \`${list}\` in content/firm.ts${elsewhere}` };
}
