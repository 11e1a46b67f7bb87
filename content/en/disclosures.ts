import { section } from '@/content/blocks';
import type { Disclosures } from '@/content/types';
import { firm } from '@/content/firm';
import { at, hoursIn, phone, sitesIn } from '@/content/inline';

const site = sitesIn('en');
const hours = hoursIn('en');
const admittedIn = new Intl.ListFormat('en-GB').format(firm.admittedIn.en);

export const disclosures = {
  everyPage: [
    section('attorney-advertising', 'Attorney advertising', [
      `This website is attorney advertising. The law firm responsible for it is ${at.office}, ${phone.office}. Nothing here is legal advice, and using the site does not make us your lawyers.`,
    ]),
    section('paid-actors', 'Paid actors', [
      'Scenes in our pictures, videos and recordings may be dramatizations. People seen or heard in them may be paid actors, and not our lawyers, staff, clients or consumers.',
    ]),
    section('debt-collector', 'Attempt to collect a debt', [
      `${firm.name} is a debt collector. This is an attempt to collect a debt. Any information we obtain will be used for that purpose. Call ${phone.main}, ${hours.officeEastern}, or write to ${firm.addresses.mail.street}, ${firm.addresses.mail.city}, ${firm.addresses.mail.state} ${firm.addresses.mail.zip}.`,
    ]),
    section('new-york-city', 'New York City', [
      `If you live in New York City, call us back at ${phone.newYorkCity}. A natural person answers and gives a name. The city’s [Department of Consumer and Worker Protection](${site.cityAgency}) licenses us.`,
      `**Language access services:** our staff speak English and Spanish. On request we send the debt notice and our letters in Spanish. We do not offer service in other languages. A translation and description of common debt collection terms, in several languages, is in the [Department’s glossary of debt collection terms](${site.cityGlossary}).`,
    ]),
    section('yonkers', 'Yonkers', [
      `If you live in Yonkers, a natural person answers your call at ${phone.yonkers} and says who is speaking. We confirm any payment schedule in writing within five days.`,
    ]),
    section('connecticut', 'Connecticut', [
      `If you live in Connecticut, call ${phone.connecticut}. We are licensed there as a consumer collection agency. You can look us up in the national licensing registry, [NMLS Consumer Access](${site.registry}).`,
    ]),
    section('california', 'California', [
      `State and federal law (the Rosenthal Act and the Fair Debt Collection Practices Act) limit what collectors may do. As a rule we may not contact you before ${hours.calls.from} or after ${hours.calls.until} We may not threaten violence or arrest, or use obscene words. We may not make false or misleading statements, or call you at work if we have reason to know that you may not take such calls. With few exceptions we may not tell anyone but your lawyer or spouse about the debt. We may contact another person to confirm where you are or to enforce a judgment. For more, see [the Federal Trade Commission’s site](${site.tradeCommission}).`,
    ]),
    section('accessibility', 'Other formats', [
      `You can have our letters in large print, in braille or as audio, at no charge. Call ${phone.main}, TTY ${phone.tty} or 711, or read our [Accessibility Statement](/accessibility-policy).`,
    ]),
  ],
  homeOnly: section('who-we-serve', 'Who we serve', [
    `We represent creditors. Our lawyers are admitted in ${admittedIn}, and we go to court only where they are admitted. We collect in New York City, Yonkers, Connecticut and California under the licenses listed here. Elsewhere we act only where the law lets us do so. We promise no result: each matter depends on its own facts.`,
  ]),
  sample:
    'Sample website. This law firm does not exist. Its name, people, numbers, addresses and licenses are invented. Please send no money and no personal information.',
  licencesTitle: 'License numbers',
} satisfies Disclosures;
