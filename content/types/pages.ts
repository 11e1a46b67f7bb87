import type { Reason, Verdict } from '@/lib/official-list/verdict';
import type { ContentBlock, DataTable, Section } from '@/lib/text/blocks';
import type { PhoneName } from '../firm';
import type { ExpectationSection, Hero, InfoCard, JumpNavItem, PaymentOption, Testimonial } from './parts';
import type { Link, PageMeta, Rich } from './text';

/** `/` */
export type HomePage = {
  meta: PageMeta;
  hero: Hero & { action: Link };
  /** The four reasons to visit, most urgent first. */
  leadCards: { title: string; cards: readonly (InfoCard & { link: Link })[] };
  infoPanel: {
    title: string;
    text: Rich;
    facts: readonly InfoCard[];
    /** Who answers which number. */
    people: Omit<InfoCard, 'link'> & { phones: readonly { label: string; phone: Rich }[] };
    link: Link;
    /** One sentence in large type. */
    statement: string;
  };
  paymentPanel: { title: string; copy: Rich; points: readonly Rich[]; action: Link; secondary: Link };
};

/** `/about` */
export type AboutPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  company: Section;
  model: Section & { steps: readonly InfoCard[]; limits: readonly ContentBlock[] };
  /** Roles, never names: nobody here is a real person. */
  team: Section & { roles: readonly InfoCard[] };
};

/** One service, or the offer to creditors: who it is for and how it works. */
export type Service = {
  id: string;
  subtitle: string;
  title: string;
  intro: Rich;
  /** Of a service: what it is, for whom, how we work, what happens next, in this order. */
  parts: readonly SectionPart[];
};

/** A part under a heading of its own; with an id where a link leads to it. */
export type SectionPart = { id?: string; title: string; blocks: readonly ContentBlock[] };

/** `/services` */
export type ServicesPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  services: readonly Service[];
  /** What a creditor who thinks of placing accounts asks: files, fees, money, reports, security, limits. */
  offer: Service;
};

/** `/employment` */
export type EmploymentPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  approach: { id: string; title: string; intro: Rich; expectations: readonly ExpectationSection[] };
  testimonials: { id: string; title: string; note: string; quotes: readonly Testimonial[] };
  /** `intro` is above the button to the recruiting site, `parts` below it. */
  openings: Section & { intro: Rich; parts: readonly Section[] };
};

/** `/contact` */
export type ContactPage = {
  meta: PageMeta;
  hero: Hero;
  jumpNav: readonly JumpNavItem[];
  methods: { title: string; items: readonly ContactMethod[] };
  /** Who should call which number: reader, number, languages; `intro` has the hours, which are the same for all. */
  lines: { title: string; intro: Rich; table: DataTable };
  hours: { title: string; text: Rich; closures: string };
  /** "Is this really us?": official names, numbers, addresses and sites are added from `firm.ts`. */
  verify: Section & {
    labels: { names: string; phones: string; addresses: string; sites: string; emails: string; licenses: string };
    /** Whose number it is, by its name in `firm.ts`. */
    phoneLabels: Record<PhoneName, string>;
    /** Beside the domain alone, which leads to this site as well. */
    bareDomain: string;
  };
  sections: readonly Section[];
};

/** One way to reach the firm. */
export type ContactMethod = {
  id: string;
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
  options: {
    title: string;
    intro: Rich;
    /** Column headings: the way to pay, its text, then its facts. */
    columnLabels: Record<'title' | 'copy', string>;
    factLabels: PaymentOption['facts'];
    items: readonly PaymentOption[];
  };
  /** Phone numbers by where the reader lives. */
  residence: { title: string; text: Rich; table: DataTable };
  dispute: Section;
  hardship: Section;
  sections: readonly Section[];
};

/** `/is-this-us`: the words of the check, and the official list below it. */
export type IsThisUsPage = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  words: {
    label: string;
    hint: string;
    button: string;
    /** The error when nothing was typed. */
    empty: string;
    typed: string;
    /** Beside the part or the form of it that was compared. */
    compared: string;
    ours: string;
    headings: Record<Verdict, string>;
    /** The text for each reason. */
    reasons: Record<Reason, string>;
    notToCollect: string;
  };
  /** What to do after a verdict that warns. */
  advice: Record<Extract<Verdict, 'look-alike' | 'not-ours'>, readonly ContentBlock[]>;
  /** Shown with every verdict: even a match can be faked, and the number to call. */
  fake: readonly ContentBlock[];
  call: readonly ContentBlock[];
  list: { title: string; blocks: readonly ContentBlock[] };
};
