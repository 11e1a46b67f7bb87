import type { PerLocale } from '@/lib/i18n/value-in';
import type { PostalAddress } from '@/lib/text/postal-address';

/** Values by name: those that the code uses, and any others. */
type Named<Required extends string, Value> = Record<Required, Value> & Record<string, Value>;

/** The facts of the firm, as `content/firm.ts` has them. `Site` is the name of an external site. */
export type Firm<Site extends string = string> = {
  /** True while firm, people and numbers are invented; shows a notice on every page. */
  sample: boolean;
  name: string;
  shortName: string;
  domain: string;
  siteUrl: string;
  /** E.164. */
  phones: Named<'main' | 'spanish' | 'office' | 'clients', string>;
  emails: Named<'info' | 'privacy' | 'careers' | 'clients', string>;
  addresses: Named<'mail' | 'office', PostalAddress>;
  sites: Record<'recruiting' | Site, string | PerLocale<string>>;
  licenses: readonly {
    id: string;
    jurisdiction: PerLocale<string>;
    authority: PerLocale<string>;
    number: string;
    /** Name in `sites` where the license can be looked up. */
    site?: Site;
  }[];
  admittedIn: PerLocale<readonly string[]>;
  arbitrationBodies: readonly [string, string];
};
