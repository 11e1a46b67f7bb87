import { blocks, jumpNav, list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { AboutPage } from '@/content/types';

const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');
const states = statesIn('en');

export const about = {
  meta: {
    title: 'Who we are and how we work',
    description:
      'We are a Massachusetts law firm that collects debts for creditors. Read where we are licensed, the steps we follow, who works here and where to complain.',
  },
  hero: {
    banner: { image: 'facade', position: 'center' },
    alt: 'The front of a stone building with six columns and one lit door.',
    title: 'A law firm that collects debts, and says so',
    text: 'Here is what kind of firm we are, the steps we follow with every account, and the people who answer for them.',
  },
  jumpNav: jumpNav({ 'our-company': 'Our company', 'our-model': 'Our model', 'our-team': 'Our team' }),
  company: section('our-company', 'Our company: what we are', [
    `${firm.name} is a Massachusetts professional corporation, which is what the letters P.C. mean. We are a law firm, our work is collecting debts for creditors, and federal law calls a firm like ours a debt collector.`,
    'Our clients are creditors: banks, credit unions, hospitals and medical groups, landlords, lenders and suppliers. They choose which accounts to send us, and we act on their behalf. We aren’t part of any government or court.',
    list(
      '**Facts you can check.** You can compare these with your letter or with the number that called you. [See our full list of numbers and addresses](/contact#is-this-really-us).',
      [
        `**Legal form** A professional corporation under Massachusetts law.`,
        `**Where our lawyers may practice** ${states}.`,
        `**Collection licenses** The footer gives each one with its number and the office that granted it. You can look up our NMLS record in the [NMLS Consumer Access registry](${site.registry}).`,
        `**Office** ${at.office}. Visits are by appointment.`,
        `**Toll-free phone** ${phone.main}, ${hours.officeEastern}.`,
        `**Who is responsible for this website** ${firm.name}, at the office above, phone ${phone.office}.`,
      ],
    ),
    'Because we act for creditors, we can’t be your lawyer or advise you, but a lawyer of your own or a legal aid office can. If a lawyer represents you on a debt, tell us who it is, and from then on we will talk with that lawyer and not with you.',
    'Our own staff help you in English and in Spanish, and you can ask for the debt notice and our letters in Spanish. We also offer large print, braille, audio and extra time at no cost to you, and our [accessibility statement](/accessibility-policy) tells you how to ask.',
    list(
      `**If we got something wrong, tell us.** Write to ${email.complaints}, call ${phone.main}, or send a letter to ${at.mail}. Our Compliance Officer looks into each complaint, and you get an answer within ${reply.complaint}. We will not treat you differently for complaining. You may also go to a public office first, or at the same time:`,
      [
        `The [Consumer Financial Protection Bureau](${site.consumerBureau}) takes complaints about debt collectors and sends them to the company to answer.`,
        `The [Federal Trade Commission](${site.tradeCommission}) takes reports about debt collectors and explains your rights.`,
        `The [attorney general of your state](${site.attorneysGeneral}) enforces its consumer laws and takes complaints. In Massachusetts, this is the Office of the Attorney General.`,
        `In New York City, the [Department of Consumer and Worker Protection](${site.cityAgency}) licenses us and takes complaints. So do the Consumer Protection Bureau in Yonkers, the [Department of Banking](${site.connecticutBanking}) in Connecticut and the [Department of Financial Protection and Innovation](${site.californiaProtection}) in California.`,
        'Each state also has an office that oversees lawyers, and you can write to it about the conduct of a lawyer.',
      ],
    ),
  ]),
  model: {
    ...section('our-model', 'Our model: facts first, then choices', [
      'Every account follows the same path through our office. At any step you can ask a question or ask to speak with a person.',
    ]),
    steps: [
      {
        id: 'review',
        subtitle: 'Before we write',
        title: 'We check the account',
        copy: 'Our staff go through what the creditor sent: whose account it is, how much is claimed and how the amount is made up. We check for bankruptcy, military service and the age of the debt, and we send back to the creditor any account whose records don’t hold up.',
      },
      {
        id: 'notice',
        subtitle: 'First contact',
        title: 'You get a debt notice',
        copy: 'Your debt notice, also called a validation notice, names the creditor and shows each part of the amount. It gives the date to dispute by, 30 days after you receive the notice or are assumed to have received it. Unless a letter from us says otherwise, no lawyer has reviewed your account.',
      },
      {
        id: 'listen',
        subtitle: 'When we talk',
        title: 'We listen and keep to your limits',
        copy: 'Tell us which times, places or ways of contact don’t work for you. You can also tell us by letter or email to stop contacting you, and we will, apart from the few notices that the law allows. That does not erase the debt or stop a lawsuit.',
      },
      {
        id: 'dispute',
        subtitle: 'If you disagree',
        title: 'We look again',
        copy: 'If you dispute in writing by the date on your debt notice, we stop collecting the part you dispute until we send you verification or a copy of a judgment. If you don’t dispute, that does not mean you owe it. See [how to dispute a debt](/make-payment#dispute).',
      },
      {
        id: 'arrange',
        subtitle: 'If you can pay',
        title: 'We agree on what you can keep up',
        copy: 'You can pay all at once or in parts, or ask for time. We confirm a payment plan in writing within five days, and no way of paying carries a fee. See [what to do if you cannot pay now](/make-payment#hardship).',
      },
      {
        id: 'close',
        subtitle: 'At the end',
        title: 'We close the file, or a lawyer reads it',
        copy: 'When a debt is paid, settled or taken back by the creditor, we close our file. If it stays open, a lawyer may review it and advise the creditor. We don’t sue on a debt that is too old for court. See [how we handle lawsuits](/services#litigation).',
      },
    ],
    limits: blocks([
      list('**What we don’t do.** These limits hold for everyone who works here:', [
        'We never threaten arrest or jail. Owing a debt is not a crime.',
        'We don’t talk about your debt with your friends, neighbors or coworkers. We speak with a spouse only where the law of your state allows it, and with an employer only if you agree or a court has allowed it.',
        'We don’t add a charge unless your agreement or the law allows it.',
        'We don’t post or send messages about a debt on social media.',
      ]),
    ]),
  },
  team: {
    ...section('our-team', 'Our team: who does what', [
      'We list roles here rather than names. When you speak with one of us, that person tells you their name, so you can ask for them again. Everyone who speaks with consumers is trained in the law of debt collection before the first call.',
    ]),
    roles: [
      {
        id: 'managing-attorney',
        subtitle: 'Leadership',
        title: 'Managing Attorney',
        copy: 'Leads the firm, answers for its work, and decides which clients we accept and which accounts we send back.',
      },
      {
        id: 'litigation-attorneys',
        subtitle: 'Courts',
        title: 'Litigation and Bankruptcy Attorneys',
        copy: 'Read each file before it goes to court, speak with the other side’s lawyers, and appear for our clients.',
      },
      {
        id: 'consumer-care',
        subtitle: 'Phones and letters',
        title: 'Consumer Care Representatives',
        copy: `Answer your calls and letters in English and in Spanish. The Consumer Care Desk also answers ${phone.newYorkCity} for New York City and ${phone.yonkers} for Yonkers.`,
      },
      {
        id: 'payments',
        subtitle: 'Payments',
        title: 'Payments Specialists',
        copy: 'Post payments, write up payment plans, send receipts and trace a payment that seems lost.',
      },
      {
        id: 'compliance',
        subtitle: 'Rules and complaints',
        title: 'Compliance Officer',
        copy: `Trains our staff, listens to recorded calls, reviews our letters and answers complaints sent to ${email.complaints}.`,
      },
      {
        id: 'client-services',
        subtitle: 'Creditors',
        title: 'Client Services Manager',
        copy: `Takes in new accounts, asks clients for missing records and reports to them. Clients can call ${phone.clients}.`,
      },
    ],
  },
} satisfies AboutPage;
