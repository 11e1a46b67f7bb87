import { completeLocales } from '@/lib/i18n/routing';
import { withCountryCode } from '@/lib/links/phone';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { phonePattern } from '../text/phone-pattern';
import { readableTwins, twinFault } from '../twins';

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Every visible phone number and mailbox is in `content/firm.ts`. */
export const contacts: Rule = { name: 'contacts', check };

function check(site: SiteUnderTest): Fault[] {
  return readableTwins(site).flatMap((twin) =>
    completeLocales.flatMap((locale) => {
      const text = twin.plain[locale];
      const phones = [...text.matchAll(phonePattern)].filter(
        ([, ...parts]) => !site.phones.includes(withCountryCode(parts.slice(0, 3).join(''))),
      );
      const emails = [...text.matchAll(emailPattern)].filter(([email]) => !site.emails.includes(email));
      return [...phones, ...emails].map(([found]) =>
        twinFault(
          twin,
          `"${found}" is not a phone or a mailbox of the firm (content/firm.ts).`,
          'one of the firm’s: choose it under “Insert a fact …” in the editor, or write its name in the file, such as ${phone.main}',
          locale,
        ),
      );
    }),
  );
}
