import type { Locale } from '@/lib/i18n/routing';
import type { PhoneName } from './firm';

/**
 * The shapes of everything an editor can change (`locale-12`). A page is one file in `content/en` and
 * its twin in `content/es`; both `satisfies` the same type, so a section that is missing in one does not compile.
 *
 * `Rich` strings may hold inline markup: `[label](address)`, `**strong**`. An address is an internal path without
 * its language (`/contact`), an id on the same page (`#hours`), `tel:`, `mailto:` or `https:`. Plain strings hold none.
 */
export type Rich = string;

type Link = { label: string; href: string };

/** Title (without the firm's name) and description for search engines, about 60 and 155 characters; `middleware` names rules of `lib/pages/route-middleware`. */
export type PageMeta = { title: string; description: string; middleware?: readonly string[] };

type HeroImage = 'colonnade' | 'facade' | 'reading-room' | 'stair' | 'hall' | 'letter-slot';

/** An engraving of `public/engravings`; `position` is the part that stays in view when it is cropped. */
export type HeroBanner = { image: HeroImage; position: 'left' | 'center' | 'right' };

/** The top of a page: picture, heading, a sentence or two, one link. */
export type Hero = { banner: HeroBanner; alt: string; title: string; text: string; action?: Link };

/** A number to call, and when it is answered. */
export type CallLine = { phone: Rich; hours: string };

/** A short text with a heading and an optional link. */
export type InfoCard = { id: string; subtitle: string; title: string; copy: Rich; link?: Link };

/** A link to a part of the same page. */
export type JumpNavItem = { id: string; anchor: `#${string}`; label: string };

/** `cite` is a month and a year. */
export type Testimonial = { id: string; copy: string; cite: string };

/** One thing that an applicant can expect. */
export type ExpectationSection = { id: string; title: string; content: Rich };

/** `facts` make the options comparable: what you need, when it posts, what record you get, what it costs. */
export type PaymentOption = {
  id: 'online' | 'phone' | 'mail' | 'callback' | 'email';
  title: string;
  copy: Rich;
  facts: { need: string; posts: string; record: string; cost: string };
  action?: Link;
};

type Paragraph = { type: 'paragraph'; text: Rich };
type ParagraphWithList = {
  type: 'paragraph_with_list';
  text: Rich;
  list: { type: 'unordered'; items: readonly Rich[] };
};
/** What a section of a page is made of. */
export type ContentBlock = Paragraph | ParagraphWithList;

/** `rows[n][0]` heads its row. On narrow screens each row becomes a card that repeats the column heads. */
export type DataTable = {
  type: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Rich[])[];
};

/** A form to print and fill in by hand: nothing is sent. Each field is a label, an optional hint and blank lines, blank boxes or choices with a box each. */
export type PrintableForm = {
  type: 'printable_form';
  title: string;
  note: Rich;
  fields: readonly {
    id: string;
    label: string;
    hint?: string;
    choices?: readonly string[];
    boxes?: number;
    lines?: number;
  }[];
};

/** What a document is made of. */
export type DocumentBlock = ContentBlock | DataTable | PrintableForm;

type Section<Id extends string = string, Block = ContentBlock> = {
  id: Id;
  title: string;
  blocks: readonly Block[];
};

/** A numbered part of a document, with numbered parts of its own. */
export type LegalSection = Section<string, DocumentBlock> & {
  subsections?: readonly Section<string, DocumentBlock>[];
};

/** File name and last part of the address of a notice. */
export type LegalDocumentName =
  | 'accessibility-policy'
  | 'privacy-notice'
  | 'california-privacy-notice'
  | 'job-applicant-privacy-notice'
  | 'personnel-privacy-notice'
  | 'terms-of-use';

/** What identifies a published notice; the same in both languages (`content/notices.ts`). `day` is absent where only the month is stated. */
export type NoticeVersion = {
  version: string;
  date: { kind: 'updated' | 'effective'; year: number; month: number; day?: number };
};

/** A notice. Its version and date are in `content/notices.ts`. */
export type LegalDocument = {
  meta: PageMeta;
  title: string;
  /** "In short": plain sentences, reading grade 8 at most. */
  summary: readonly Rich[];
  sections: readonly LegalSection[];
  /** Newest first; the first entry describes the present version. */
  changes: readonly { version: string; text: string }[];
};

/** A page of information with a way to act on it: pay by e-mail, callback, unsubscribe, opt-out, account pages. */
export type InformationPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  actions: readonly Link[];
  sections: readonly LegalSection[];
};

/** `/` */
export type HomePage = {
  meta: PageMeta;
  hero: Hero & { action: Link };
  /** The four doors, in order of need. */
  leadCards: { title: string; cards: readonly (InfoCard & { link: Link })[] };
  infoPanel: {
    title: string;
    text: Rich;
    facts: readonly InfoCard[];
    /** Who answers which number. */
    people: Omit<InfoCard, 'link'> & { phones: readonly { label: string; phone: Rich }[] };
    link: Link;
    /** One sentence, set large. */
    statement: string;
  };
  paymentPanel: { title: string; copy: Rich; points: readonly Rich[]; action: Link; secondary: Link };
};

/** `/about` */
export type AboutPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  company: Section<'our-company'>;
  model: Section<'our-model'> & { steps: readonly InfoCard[]; limits: readonly ContentBlock[] };
  /** Roles, never names: nobody here is a real person. */
  team: Section<'our-team'> & { roles: readonly InfoCard[] };
};

type ServiceId = 'bankruptcy' | 'consumer-collections' | 'commercial-collections' | 'litigation';

/** One service: whom it is for and how it goes. */
export type Service<Id extends ServiceId = ServiceId> = {
  id: Id;
  subtitle: string;
  title: string;
  intro: Rich;
  /** What it is, for whom, how we work, what happens next: in this order. */
  parts: readonly [ServicePart, ServicePart, ServicePart, ServicePart];
};
type ServicePart = { title: string; blocks: readonly ContentBlock[] };

/** `/services` */
export type ServicesPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  services: readonly [
    Service<'bankruptcy'>,
    Service<'consumer-collections'>,
    Service<'commercial-collections'>,
    Service<'litigation'>,
  ];
};

/** `/employment` */
export type EmploymentPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  approach: { id: 'approach'; title: string; intro: Rich; expectations: readonly ExpectationSection[] };
  testimonials: { id: 'testimonials'; title: string; note: string; quotes: readonly Testimonial[] };
  /** `intro` stands above the button to the recruiting site. */
  openings: Section<'openings'> & { intro: Rich };
};

/** `/contact` */
export type ContactPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  /** E-mail, phone and mail, in this order. */
  methods: readonly [ContactMethod<'email'>, ContactMethod<'phone'>, ContactMethod<'mail'>];
  /** Who should call which number: reader, number, languages; the hours, the same for all, stand in `intro`. */
  lines: { title: string; intro: Rich; table: DataTable };
  hours: { title: string; text: Rich; closures: string };
  /** "Is this really us?": official names, numbers, addresses and sites are added from `firm.ts`. */
  verify: Section<'is-this-really-us'> & {
    labels: { names: string; phones: string; addresses: string; sites: string; emails: string; licences: string };
    /** Whose number it is, by its name in `firm.ts`. */
    phoneLabels: Record<PhoneName, string>;
  };
  sections: readonly Section[];
};
/** One way to reach the firm. */
export type ContactMethod<Id extends string = string> = {
  id: Id;
  title: string;
  copy: Rich;
  details: readonly Rich[];
  link?: Link;
};

/** `/make-payment` */
export type PaymentPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  /** Check the debt first: shown before the options. */
  before: Section;
  options: { title: string; intro: Rich; factLabels: PaymentOption['facts']; items: readonly PaymentOption[] };
  /** Phones set out by where the reader lives. */
  residence: { title: string; text: Rich; table: DataTable };
  dispute: Section;
  hardship: Section;
  sections: readonly Section[];
};

/** `/make-payment/efta-consent` */
export type EftaConsentPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  summary: readonly Rich[];
  sections: readonly LegalSection[];
  consent: {
    /** Heading and text over the "I Consent" button. */
    title: string;
    text: Rich;
    /** Shown once consented; `{time}` is replaced by the visitor's own date and time. */
    confirmedTitle: string;
    confirmedAt: string;
    nothingSent: string;
    callTitle: string;
    callHours: Rich;
    phones: readonly { label: string; phone: Rich }[];
    withdrawn: string;
  };
};

/** The assistant's fixed words; `url` and `EsUrl` follow `yes_response` as a link, `urlLabel` is its text. */
export type ChatText = {
  icon_label: string;
  heading: string;
  text: string;
  yes_response: string;
  offlineText: string;
  url: string;
  EsUrl: string;
  yes: string;
  no: string;
  placeholder: string;
  no_match_response: string;
};

/** The assistant's words beside the fixed ones. */
export type ChatNotices = {
  /** It is scripted, not a person; a debt collector; do not type account numbers. */
  scripted: string;
  /** Takes the place of a message that looks like a card, bank or social security number. */
  numberRefused: string;
  urlLabel: string;
  /** Title of the ways shown when closed or without JavaScript. */
  otherWays: string;
};

/** `/Chat` */
export type ChatPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  ways: Section;
};

/** One paragraph or list of the footer's legal text; `id` names the duty that it meets. */
export type Disclosure = { id: string; title: string; blocks: readonly ContentBlock[] };

/** The footer's legal text (`footer-2`). */
export type Disclosures = {
  /** On every page, in this order. */
  everyPage: readonly Disclosure[];
  /** On the home page only: who the firm is licensed to serve, and that no result is promised. */
  homeOnly: Disclosure;
  /** Shown while `firm.sample` is true. */
  sample: string;
  licencesTitle: string;
};

/** 30 px high at the top of the home page while `settings.alertBar.enabled`; the text must fit one line at 320 px. */
export type AlertBar = { text: string; link?: Link };

/** What the not-found page offers beside its fixed words. */
export type NotFoundPage = {
  meta: PageMeta;
  /** That nothing has happened to the visitor's account. */
  reassurance: string;
  helpTitle: string;
  help: readonly Link[];
};

/** All copy of one language, one key a file. */
export type SiteContent = {
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  employment: EmploymentPage;
  contact: ContactPage;
  payment: PaymentPage;
  eftaConsent: EftaConsentPage;
  payByEmail: InformationPage;
  requestCallback: InformationPage;
  unsubscribe: InformationPage;
  accountDetails: InformationPage;
  accountEmail: InformationPage;
  optOut: InformationPage;
  chat: { page: ChatPage; text: ChatText; notices: ChatNotices };
  notFound: NotFoundPage;
  disclosures: Disclosures;
  alertBar: AlertBar;
  legal: Record<LegalDocumentName, LegalDocument>;
};

/** A postal address in the United States. */
export type PostalAddress = { street: string; city: string; state: string; zip: string };
type PerLocale<Value> = Record<Locale, Value>;

/** The facts of the firm, as `content/firm.ts` has them. */
export type Firm = {
  /** True while firm, people and numbers are invented; shows a notice on every page. */
  sample: boolean;
  name: string;
  shortName: string;
  domain: string;
  siteUrl: string;
  /** E.164. */
  phones: Record<string, string>;
  emails: Record<string, string>;
  addresses: Record<string, PostalAddress>;
  sites: Record<string, string | PerLocale<string>>;
  licences: readonly {
    id: string;
    jurisdiction: PerLocale<string>;
    authority: PerLocale<string>;
    number: string;
    /** Name in `sites` where the licence can be looked up. */
    site?: string;
  }[];
  admittedIn: PerLocale<readonly string[]>;
  arbitrationBodies: readonly [string, string];
};
