import { section } from '@/content/blocks';
import { at, hoursIn, phone, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { Disclosures } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');
const admittedIn = statesIn('en');

export const disclosures = {
  everyPage: [
    section('debt-collector', 'Attempt to collect a debt', [
      `${firm.name} is a debt collector. This is an attempt to collect a debt. Any information we obtain will be used for that purpose. If you are in bankruptcy, or a bankruptcy court has discharged the debt, this site is for information only and does not ask you to pay. Call ${phone.main}, ${hours.officeEastern}, or write to ${at.mailWithoutName}.`,
    ]),
    section('attorney-advertising', 'Attorney advertising', [
      `This website is attorney advertising. The law firm responsible for it is ${at.office}, ${phone.office}. Nothing here is legal advice, and using the site does not make us your lawyers.`,
    ]),
    section('paid-actors', 'Paid actors', [
      'Scenes in our pictures, videos and recordings may be dramatizations. People seen or heard in them may be paid actors, and not our lawyers, staff, clients or consumers.',
    ]),
    section('new-york-city', 'New York City', [
      `If you live in New York City, call us back at ${phone.newYorkCity}. A real person answers and tells you their name. The city’s [Department of Consumer and Worker Protection](${site.cityAgency}) licenses us.`,
      `**Language access services:** our staff speak English and Spanish. On request we send the debt notice and our letters in Spanish, but we do not offer service in other languages. A translation and description of common debt collection terms, in several languages, is in the [Department’s glossary of debt collection terms](${site.cityGlossary}).`,
    ]),
    section('yonkers', 'Yonkers', [
      `If you live in Yonkers, a real person answers your call at ${phone.yonkers} and tells you who is speaking. We confirm every payment plan in writing within five days.`,
    ]),
    section('connecticut', 'Connecticut', [
      `If you live in Connecticut, call ${phone.connecticut}. We are licensed there as a consumer collection agency, and you can look us up in the national licensing registry, [NMLS Consumer Access](${site.registry}).`,
    ]),
    section('california', 'California', [
      `The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that, except under unusual circumstances, collectors may not contact you before 8 a.m. or after 9 p.m. They may not harass you by using threats of violence or arrest or by using obscene language. Collectors may not use false or misleading statements or call you at work if they know or have reason to know that you may not receive personal calls at work. For the most part, collectors may not tell another person, other than your attorney or spouse, about your debt. Collectors may contact another person to confirm your location or enforce a judgment. For more information about debt collection activities, you may contact the Federal Trade Commission at 1-877-FTC-HELP or [www.ftc.gov](${site.tradeCommissionHome}).`,
    ]),
    section('accessibility', 'Other formats', [
      `You can have our letters in large print, in braille or as audio, at no charge. Call ${phone.main}, TTY ${phone.tty} or 711, or read our [Accessibility Statement](/accessibility-policy).`,
    ]),
  ],
  homeOnly: section('who-we-serve', 'Who we serve', [
    `We represent creditors. Our lawyers are admitted in ${admittedIn}, and we go to court only where they are admitted. We collect in New York City, Yonkers, Connecticut and California under the licenses listed here, and in Massachusetts and the rest of New York State as a law firm. Elsewhere, we accept an account only after we have checked that the law there lets us collect it. A lawsuit outside ${admittedIn} goes to a lawyer admitted in the state where it is filed. We promise no result: each matter depends on its own facts.`,
  ]),
  sample:
    'Sample website. This law firm does not exist. Its name, people, numbers, addresses and licenses are invented. Please send no money and no personal information.',
  licensesTitle: 'License numbers',
} satisfies Disclosures;
